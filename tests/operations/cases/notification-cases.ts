import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

/** A notification of the buyer's: that of an order just placed. */
async function newest({ market, buyer, placed }: CaseFixture) {
  await placed()
  const { notifications } = await market.call('getNotifications', { token: buyer, body: { pageSize: 1 } })
  return { token: buyer, id: notifications[0]?._id ?? '' }
}

const fcmToken = 'a-push-token-of-a-test-browser'

export const notificationCases = {
  getNotifications: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  // It has no states: what was read can be read again.
  readNotification: { happy: newest, impossible: null },
  deleteNotification: {
    happy: async (fixture) => {
      const { token, id } = await newest(fixture)
      return { token, body: { notificationIds: [id] } }
    },
  },
  updateFCM: {
    happy: async ({ market, buyer }) => {
      await market.store.update('devices', { fcmToken }, { fcmToken: 'the-push-token-before' })
      return { token: buyer, body: { deviceId: 'web-0001', fcmToken } }
    },
  },
  registerDevice: {
    happy: async ({ buyer }) => ({
      token: buyer,
      body: {
        deviceId: 'web-0001',
        deviceOS: 'Web',
        fcmToken,
        deviceName: 'Linux x86_64',
        OSVersion: 'Linux',
        buildNumber: '1.0.0',
        language: 'Bangla',
        userToken: buyer,
      },
    }),
  },
  changeNotification: { happy: async ({ buyer }) => ({ token: buyer, body: { pushNotifications: false } }) },
} satisfies Partial<Cases>
