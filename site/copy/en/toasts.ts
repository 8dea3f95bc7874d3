export const toasts = {
  region: 'Notifications (F8)',
  dismiss: 'Dismiss notification',
}
