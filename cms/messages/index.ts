export { confirmationMail } from './newsletter-mail.ts'
export { readyAnswers } from './queries/ready-answers.ts'
export { refuseUnfilled } from './ready/placeholders.ts'
