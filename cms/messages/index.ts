export { confirmationMail } from './newsletter-mail.ts'
