/** Where the browser's storage has the clinics that were saved on the device. */
export const SAVED_KEY = 'saved-clinics'
