export const toasts = {
  region: 'Notifications (F8)',
  none: 'There are no notifications.',
  dismiss: 'Dismiss notification',
}
