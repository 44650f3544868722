import { paths } from '#src/lib/paths.ts'
import type { PageRoute } from './page-route.ts'

/** The pages of samples, for who asks for them and who gives them. The form for one is a look of the page that places an order. */
export const sampleRoutes: readonly PageRoute[] = [
  {
    path: paths.mySampleRequest,
    access: 'login',
    shell: true,
    titleKey: 'sample:list.buyerTitle',
    texts: ['order', 'packages'],
    load: async () => (await import('#src/screens/my-sample-request/my-sample-request-screen.tsx')).MySampleRequestScreen,
  },
  {
    path: paths.mySampleDetails,
    access: 'login',
    shell: true,
    titleKey: 'sample:details.title',
    texts: ['catalogue', 'dispute', 'fields', 'order', 'packages'],
    load: async () => (await import('#src/screens/my-order-details/my-order-details-screen.tsx')).MySampleDetailsScreen,
  },
]
