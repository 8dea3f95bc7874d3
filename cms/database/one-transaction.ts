import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** Does the work in one transaction, which is rolled back if it throws. */
export const inOneTransaction = async <Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database did not begin a transaction')
  const req = await createLocalReq({ req: { transactionID } }, payload)
  try {
    const result = await work(req)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
