export { confirmationMail } from './newsletter-mail.ts'
export { readyAnswers, readyAnswersInAll } from './queries/ready-answers.ts'
export { refuseUnfilled } from './ready/placeholders.ts'
