import { createLocalReq } from 'payload'
import { findFactor, removeFactor } from '../people/index.ts'
import { newPassword } from './new-password.ts'
import { readArguments } from './read-arguments.ts'
import { withPayload } from './with-payload.ts'

const USAGE = `Usage: npm run password -- EMAIL [--remove-second-factor]

  --remove-second-factor  for somebody who lost their phone and their recovery codes`

/** Gives the account with an email address a new password and prints it once. */
await withPayload(async (payload) => {
  const { positionals, values } = readArguments(
    { 'remove-second-factor': { type: 'boolean' } },
    USAGE,
  )
  const email = positionals[0]?.toLowerCase().trim()
  if (!email) throw new Error(`Name the account.\n\n${USAGE}`)
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
  })
  const [user] = docs
  if (!user) throw new Error(`There is no account with the email address ${email}.`)
  if (user.deactivatedAt)
    throw new Error(`The account ${email} is deactivated. An admin can reactivate it in the panel.`)
  const password = newPassword()
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password, resetPasswordToken: null },
  })
  console.log(`\nThe new password of ${email} is ${password}`)
  console.log('It is shown only once. Other sessions of the account have ended.')
  if (values['remove-second-factor']) {
    const isRemoved = await removeFactor(await createLocalReq({}, payload), user.id)
    console.log(isRemoved ? 'Its second factor was removed.' : 'It had no second factor.')
  } else if (await findFactor({ payload }, user.id))
    console.log(
      'It has a second factor, which is still asked for. --remove-second-factor removes it.',
    )
})
