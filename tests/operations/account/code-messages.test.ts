import { beforeAll, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { codeIn, registrant } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

/** How each language says what a code is for, and asks not to pass it on. */
const wordings = [
  {
    language: 'English',
    signup: 'Code for your registration',
    passwordReset: 'Code for a new password',
    emailChange: 'Code for your new e-mail address',
    phoneChange: 'your code to use this phone number for your account',
    keep: 'do not pass it on',
  },
  {
    language: 'Arabic',
    signup: 'رمز التسجيل',
    passwordReset: 'رمز كلمة مرور جديدة',
    emailChange: 'رمز بريدك الإلكتروني الجديد',
    phoneChange: 'رمزك لاستخدام رقم الهاتف هذا في حسابك',
    keep: 'لا تعطه لأحد',
  },
  {
    language: 'Bangla',
    signup: 'নিবন্ধনের কোড',
    passwordReset: 'নতুন পাসওয়ার্ডের কোড',
    emailChange: 'নতুন ই-মেইল ঠিকানার কোড',
    phoneChange: 'আপনার অ্যাকাউন্টে এই ফোন নম্বর ব্যবহারের কোড',
    keep: 'কাউকে দেবেন না',
  },
] as const

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  /** Returns the code of the newest mail to an address, which has to be about this and to ask for silence. */
  const codeAbout = async (recipient: string, purpose: string, keep: string): Promise<string> => {
    const mail = (await market.deliver()).findLast((one) => one.recipient === recipient)
    const code = codeIn(mail?.subject)
    expect(mail?.subject).toBe(`${purpose}: ${code}`)
    expect(mail?.text.toLowerCase()).toContain(keep)
    expect(mail?.text).toContain(code)
    return code
  }

  it.each(wordings)('says in $language what each code is for, and not to pass it on', async (wording) => {
    const { language, keep } = wording
    const call = { language, ...elsewhere() }
    const email = `${language.toLowerCase()}@example.com`
    const { password } = registrant
    const { codeToken } = await market.call('signup', { body: { ...registrant, email }, ...call })
    const code = await codeAbout(email, wording.signup, keep)
    await market.call('verifyOTP', { body: { email, codeToken, code }, ...call })
    const { token } = await market.call('login', { body: { email, password }, ...call })

    await market.call('forgetPassword', { body: { email }, ...call, ...elsewhere() })
    await codeAbout(email, wording.passwordReset, keep)

    await market.call('changeEmail', { token, body: { email: `new-${email}`, password }, ...call })
    await codeAbout(`new-${email}`, wording.emailChange, keep)

    const number = { countryCode: '+880', phoneNumber: '1712000099' }
    await market.call('changePhone', { token, body: { ...number, password }, ...call })
    await market.deliver()
    const text = market.texts.at(-1)?.text
    expect(codeIn(text)).not.toBe('')
    expect(text).toContain(wording.phoneChange)
    expect(text?.toLowerCase()).toContain(keep)
  })
})
