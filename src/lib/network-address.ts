/** Returns whether a host is a number rather than a name, in IPv4 or in the brackets of IPv6. Browsers make passkeys for names alone. */
export const isNetworkAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[')
