import type { Row } from '#server/store/tables.ts'

/** Whether the account is open: its address or its number was proved. */
export const isVerified = ({
  emailVerifiedAt,
  phoneVerifiedAt,
}: Pick<Row<'users'>, 'emailVerifiedAt' | 'phoneVerifiedAt'>): boolean => emailVerifiedAt !== null || phoneVerifiedAt !== null
