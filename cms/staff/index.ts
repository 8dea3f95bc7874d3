export { clinicStaff } from './clinic-fields.ts'
export { staffMail } from './staff-mail.ts'
