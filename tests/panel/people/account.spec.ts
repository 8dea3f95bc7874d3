import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeOf, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import {
  expect,
  openPanel,
  ownDatabase,
  PASSWORD,
  save,
  saveStatus,
  test,
} from '../../support/panel-fixtures.ts'
import { listFile } from '../../support/panel-imports.ts'
import {
  addSecondFactor,
  confirmSecret,
  givePassword,
  isForEverybody,
} from '../../support/second-factor.ts'
import { takesTyping } from '../../support/takes-typing.ts'
import { query } from '../../support/template.ts'
import { violations } from '../../support/violations.ts'

const own = 'Your own current password'
const NEW = 'another one that is long'

const expectNoSidewaysScrolling = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

/** Somebody's panel in Spanish, as they choose it under Account. */
const inSpanish = async (person: Page) => {
  await openPanel(person, 'account')
  await person.locator('#language-select').fill('Español')
  await person.keyboard.press('Enter')
  await expect(person.locator('html')).toHaveAttribute('lang', 'es')
}

test.use({ expectedErrors: [/status of 4(00|01)/] })

test('somebody ends their other sessions, and changes their password and their email address', async ({
  colleague,
  stranger,
}) => {
  const eve = await colleague('Eve')
  const me = async () => (await (await eve.request.get('/cms-api/users/me')).json()).user
  const { email } = await me()
  const { request: other } = await stranger()
  const signIn = async (password: string) =>
    (await other.post('/cms-api/users/login', { data: { email, password } })).status()
  const mayRead = async (who = eve.request) => (await who.get('/cms-api/clinics?limit=1')).status()
  expect(await signIn(PASSWORD)).toBe(200)

  await eve.setViewportSize({ width: 320, height: 640 })
  await openPanel(eve, 'account')
  const section = eve.getByRole('region', { name: 'Sessions' })
  const button = section.getByRole('button', { name: 'Sign out everywhere else' })
  await button.press('Enter')
  await expect(section.getByRole('status')).toHaveText(
    'Ended 1 other session. You are still signed in here.',
  )
  const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(320)
  expect(await violations(eve, { within: '[aria-label="Sessions"]' })).toEqual([])
  expect([await mayRead(other), await mayRead()]).toEqual([403, 200])
  await button.press('Enter')
  await expect(section.getByRole('status')).toHaveText('You were signed in nowhere else.')

  await eve.setViewportSize({ width: 1280, height: 720 })
  await expect(eve.getByLabel(own)).toHaveCount(0)
  const change = eve.getByRole('button', { name: 'Change Password' })
  const enter = async (password: string, current: string, answer: string) => {
    // Payload checks what was typed only after a pause, and may close the fields late after a refusal.
    await expect(async () => {
      if (await change.isVisible()) await change.click()
      // The same text once more would change nothing.
      for (const [label, text] of [
        ['New Password', password],
        ['Confirm Password', password],
        [own, current],
      ] as const)
        for (const typed of ['', text]) await eve.getByLabel(label).fill(typed, { timeout: 1_000 })
      await saveStatus(eve, 'Save', 3_000)
    }).toPass()
    await expect(eve.locator('.payload-toast-container')).toContainText(answer)
  }
  await enter('password1234', PASSWORD, 'This password is easy to guess.')
  await enter(NEW, 'not the password', 'This is not your current password.')
  await enter(NEW, PASSWORD, 'successfully')
  // What was typed is not sent again with the next change.
  await expect(eve.getByLabel(own)).toHaveCount(0)
  await eve.getByLabel('Name').fill('Eva')
  await save(eve, 'Save')
  expect((await me()).name).toBe('Eva')
  expect([await signIn(PASSWORD), await mayRead()]).toEqual([401, 200])

  const [code = ''] = await addSecondFactor(eve.request, NEW)
  await openPanel(eve, 'account')
  await expect(eve.getByLabel('Your own code')).toHaveCount(0)
  await eve.getByRole('textbox', { name: 'Email' }).fill(`new-${email}`)
  await eve.getByLabel(own).fill(NEW)
  await eve.getByLabel('Your own code').fill(code)
  expect(await violations(eve, { within: '.field-type:has(#field-currentCode)' })).toEqual([])
  await save(eve, 'Save')
  await expect(eve.getByLabel('Your own code')).toHaveCount(0)
  expect((await me()).email).toBe(`new-${email}`)
  // The next change needs another code.
  await eve.getByRole('textbox', { name: 'Email' }).fill(email)
  await expect(eve.getByLabel('Your own code')).toHaveValue('')
  await expect(eve.getByLabel(own)).toHaveValue('')
})

test('an editor sets up a second factor under Account, and signs in with it', async ({
  colleague,
}) => {
  const databaseUrl = ownDatabase()
  const eve = await colleague('Eve')
  const { user } = await (await eve.request.get('/cms-api/users/me')).json()
  await openPanel(eve, 'account')
  await eve.getByRole('link', { name: 'Set up a second factor' }).click()
  await eve.getByLabel('Your current password').fill(PASSWORD)
  await isForEverybody(eve, '.account')
  await eve.getByRole('button', { name: 'Set up' }).click()
  await expect(eve.getByRole('img', { name: 'QR code' })).toBeVisible()
  await isForEverybody(eve, '.account')
  const shown = (await eve.locator('.account__secret').textContent()) ?? ''
  await eve.getByLabel('Code').fill(wrongCode(shown))
  await eve.keyboard.press('Enter')
  await expect(eve.getByRole('alert').first()).toContainText('This code is not right.')
  const { secret, codes } = await confirmSecret(eve)
  await isForEverybody(eve, '.account')
  const download = eve.waitForEvent('download')
  await eve.getByRole('link', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await eve.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await eve.getByRole('button', { name: 'Copy' }).click()
  await expect(eve.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  expect(await eve.evaluate(() => navigator.clipboard.readText())).toContain(codes[9])
  await eve.getByRole('button', { name: 'I have stored them' }).click()
  await expect(eve.getByRole('region', { name: 'Second factor' })).toContainText(
    'has been on since',
  )

  const mayRead = async () => (await eve.request.get('/cms-api/clinics?limit=1')).status()
  await eve.context().clearCookies()
  // Lets the app's code of this moment be used again, as if a minute had passed.
  await query(
    databaseUrl,
    `update second_factors set last_step = 0 where user_id = ${user.id} returning user_id`,
  )
  await givePassword(eve, user.email)
  const code = eve.getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await isForEverybody(eve, '.sign-in')
  expect(await mayRead()).toBe(403)
  await eve.keyboard.type(wrongCode(secret))
  await eve.keyboard.press('Enter')
  await expect(eve.getByRole('alert').first()).toContainText('This code is not right')
  await code.fill(codeOf(secret))
  await eve.keyboard.press('Enter')
  await expect(eve).toHaveURL(/\/admin\/?$/)
  expect(await mayRead()).toBe(200)

  // With the keyboard alone, and a recovery code.
  await eve.context().clearCookies()
  await givePassword(eve, user.email)
  await expect(code).toBeFocused()
  await eve.keyboard.press('Tab')
  await eve.keyboard.press('Tab')
  await eve.keyboard.press('Enter')
  await expect(eve.getByLabel('Recovery code')).toBeFocused()
  await isForEverybody(eve, '.sign-in')
  await eve.keyboard.type(codes[0]?.toUpperCase() ?? '')
  await eve.keyboard.press('Enter')
  await expect(eve).toHaveURL(/\/admin\/?$/)

  await openPanel(eve, 'second-factor')
  await expect(eve.getByText('You have 9 recovery codes left.')).toBeVisible()
  await eve.getByRole('button', { name: 'Turn off…' }).click()
  await eve.getByLabel('Your current password').fill(PASSWORD)
  await code.fill(codes[1] ?? '')
  await isForEverybody(eve, '.account')
  await eve.getByRole('button', { name: 'Turn off the second factor' }).click()
  await expect(eve.getByRole('link', { name: 'Set up a second factor' })).toBeVisible()
})

test('somebody reads the panel in Spanish, from signing in to a clinic that is refused and saved', async ({
  clinic,
  colleague,
  stranger,
}) => {
  const visitor = await stranger({ locale: 'es-US' })
  await visitor.goto('/admin/login')
  await takesTyping(visitor)
  await visitor.getByLabel('Correo electrónico').fill('nadie@example.org')
  await visitor.getByLabel('Contraseña').fill('not the password')
  await visitor.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(visitor.getByRole('alert').first()).toContainText('la cuenta está desactivada')

  const ines = await colleague('Ines')
  await inSpanish(ines)
  await expect(ines.getByText('Cerrar sesión en todos los demás dispositivos')).toBeVisible()
  await expect(ines.getByRole('link', { name: 'Panel de Control' })).toBeVisible()

  await openPanel(ines, `collections/clinics/${clinic.id}`)
  await expect(ines.getByRole('button', { name: 'Horario y citas' })).toBeVisible()
  await expect(ines.getByLabel('Dirección privada')).toBeVisible()
  const zip = ines.getByLabel('Código postal')
  await zip.fill('2962')
  expect(await saveStatus(ines, 'Publicar cambios')).toBe(400)
  await expect(ines.locator('.field-error')).toContainText('Escriba los cinco dígitos')
  await zip.fill('29621')
  expect(await saveStatus(ines, 'Publicar cambios')).toBe(200)
  await expect(ines.locator('.payload-toast-container')).toContainText('Se actualizó con éxito')
})

test('somebody calls a clinic and reviews an import in Spanish', async ({ clinic, colleague }) => {
  const ines = await colleague('Ines')
  await inSpanish(ines)
  await ines.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScrolling(ines)

  await ines.goto('/admin/verify')
  await expect(ines.getByRole('button', { name: 'No contestan' })).toBeVisible()
  await expectNoSidewaysScrolling(ines)
  await ines.goto(`/admin/verify?clinic=${clinic.id}`)
  await expect(ines).toHaveTitle('Verificar clínicas – Healthcare for All')
  const heading = ines.locator('article').getByRole('heading').first()
  await expect(heading).toHaveText(clinic.name)
  await expectNoSidewaysScrolling(ines)
  await ines.getByRole('button', { name: 'Todo sigue bien' }).click()
  await expect(ines.getByRole('status').filter({ hasText: 'Guardado.' })).toContainText(clinic.name)
  await expect(heading).not.toHaveText(clinic.name)

  await ines.goto('/admin/collections/imports')
  const source = `condado-${mark()}`
  const input = ines.getByLabel('Archivo', { exact: true })
  await input.setInputFiles(listFile('%PDF-1.7'))
  await expect(ines.locator('.imp-alert')).toHaveText(
    'Esto es un PDF. Pida a quien lo envió la lista en .xlsx o CSV.',
  )
  const name = `Clínica ${mark()}`
  await input.setInputFiles(
    listFile(`Clinic,Street,City,State,Walk-ins\n${name},1 ${source} Way,Petaluma,CA,maybe\n`),
  )
  await ines.getByLabel('Nombre de la fuente').fill(source)
  await ines.getByRole('button', { name: 'Subir y comparar' }).click()
  await expect(ines.getByRole('heading', { name: 'Revise esto en el archivo' })).toBeVisible()
  await expect(ines.getByText('«maybe» en «Walk-ins» no es sí ni no y no se incluyó')).toHaveCount(
    2,
  )
  await ines.getByRole('button', { name: 'Mostrar 1 fila' }).click()
  await expect(ines.getByText('Estas son las filas con esta nota.')).toContainText('«maybe»')
  const row = ines.locator('.imp-row').filter({ hasText: name })
  await expect(row).toContainText('Petaluma, CA · línea 2')
  await expectNoSidewaysScrolling(ines)
  await row.getByRole('button', { name: 'Aceptar' }).click()
  await expect(ines.getByText('1 clínica')).not.toHaveCount(0)
  await ines.getByRole('button', { name: 'Descartar' }).click()
  await ines.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(ines.getByRole('heading', { name: 'Subir un archivo' })).toBeVisible()
})
