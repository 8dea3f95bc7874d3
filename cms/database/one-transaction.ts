import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** Does the work in one transaction: all of it is kept, or, where it throws, none. */
export const inOneTransaction = async <Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> => {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database would not begin a transaction')
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
