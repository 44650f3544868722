import { paths } from '#src/lib/paths.ts'
import type { PageRoute } from './page-route.ts'

/** The pages on which somebody signs in, registers or gets a new password: without header and footer. */
export const authRoutes: readonly PageRoute[] = [
  {
    path: paths.login,
    access: 'public',
    shell: false,
    titleKey: 'auth:login.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/login/login-screen.tsx')).LoginScreen,
  },
  {
    path: paths.selectProfile,
    access: 'public',
    shell: false,
    titleKey: 'auth:profile.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/select-profile/select-profile-screen.tsx')).SelectProfileScreen,
  },
  {
    path: paths.registerIndividual,
    access: 'public',
    shell: false,
    titleKey: 'auth:individual.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/register-individual/register-individual-screen.tsx')).RegisterIndividualScreen,
  },
  {
    path: paths.registerCompany,
    access: 'public',
    shell: false,
    titleKey: 'auth:company.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/register-company/register-company-screen.tsx')).RegisterCompanyScreen,
  },
  {
    path: paths.registerCompanyIndividual,
    access: 'public',
    shell: false,
    titleKey: 'auth:contact.title',
    texts: ['fields'],
    load: async () =>
      (await import('#src/screens/register-company-individual/register-company-individual-screen.tsx'))
        .RegisterCompanyIndividualScreen,
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    shell: false,
    titleKey: 'auth:forgotten.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  {
    path: paths.verification,
    access: 'public',
    shell: false,
    titleKey: 'auth:code.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/verification/verification-screen.tsx')).VerificationScreen,
  },
  {
    path: paths.resetPassword,
    access: 'public',
    shell: false,
    titleKey: 'auth:newPassword.title',
    texts: ['fields'],
    load: async () => (await import('#src/screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: paths.denySignIn,
    access: 'public',
    shell: false,
    titleKey: 'auth:denial.title',
    load: async () => (await import('#src/screens/deny-sign-in/deny-sign-in-screen.tsx')).DenySignInScreen,
  },
]
