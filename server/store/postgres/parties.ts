import { builder } from './statement.ts'

/** Users as the other party is shown them: a company by its business name. To be joined under a name of its own. */
export function parties() {
  return builder
    .selectFrom('users as u')
    .select((eb) => [
      'u._id',
      eb
        .case()
        .when('u.accountType', '=', 'Company')
        .then(eb.fn.coalesce('u.businessName', 'u.fullName'))
        .else(eb.ref('u.fullName'))
        .end()
        .as('name'),
      'u.country',
      eb('u.countryCode', '||', eb.ref('u.phoneNumber')).as('phone'),
    ])
}
