/** The columns of a device of which only the language is known: it has not registered for pushes. */
export const newDevice = { fcmToken: null, deviceOS: null, deviceName: null, OSVersion: null, buildNumber: null }
