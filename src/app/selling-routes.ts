import { paths } from '#src/lib/paths.ts'
import type { PageRoute } from './page-route.ts'

/** The pages of a seller's own products. */
export const sellingRoutes: readonly PageRoute[] = [
  {
    path: paths.sellerProduct,
    access: 'seller',
    shell: true,
    titleKey: 'selling:list.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/seller-product/seller-product-screen.tsx')).SellerProductScreen,
  },
  {
    path: paths.sellerProductDetails,
    access: 'seller',
    shell: true,
    titleKey: 'selling:details.title',
    texts: ['fields', 'catalogue', 'ghs', 'order', 'quote', 'abuse', 'packages', 'batches'],
    load: async () =>
      (await import('#src/screens/seller-product-details/seller-product-details-screen.tsx')).SellerProductDetailsScreen,
  },
  {
    path: paths.sellerProductNew,
    access: 'seller',
    shell: true,
    titleKey: 'selling:form.newTitle',
    texts: ['fields', 'catalogue', 'ghs', 'order'],
    load: async () => (await import('#src/screens/seller-product-edit/seller-product-edit-screen.tsx')).SellerProductNewScreen,
  },
  {
    path: paths.sellerProductEdit,
    access: 'seller',
    shell: true,
    titleKey: 'selling:form.editTitle',
    texts: ['fields', 'catalogue', 'ghs', 'order'],
    load: async () => (await import('#src/screens/seller-product-edit/seller-product-edit-screen.tsx')).SellerProductEditScreen,
  },
]
