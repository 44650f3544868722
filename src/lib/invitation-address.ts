/** The operators' page on which an invitation is accepted. */
export const invitationPath = '/operator/invitation'

/** The address of an invitation below a site's. What stands behind the # is sent to no server and kept in no log. */
export const invitationAddress = (token: string): string => `${invitationPath}#${token}`
