/** Servers that help two browsers to find a way to each other (STUN), or lend them one (TURN); none, and they must reach each other. */
export const iceServers: RTCIceServer[] = readServers(import.meta.env['VITE_ICE_SERVERS'])

/** The JSON of VITE_ICE_SERVERS. What is no list of servers is a mistake of who built the page, and said at once. */
export function readServers(setting: unknown): RTCIceServer[] {
  if (typeof setting !== 'string' || setting === '') return []
  const servers: unknown = JSON.parse(setting)
  if (!Array.isArray(servers) || !servers.every(isServer)) throw new Error('VITE_ICE_SERVERS is a JSON list of RTCIceServer')
  return servers
}

const isServer = (server: unknown): server is RTCIceServer =>
  typeof server === 'object' &&
  server !== null &&
  'urls' in server &&
  [server.urls].flat().every((url) => typeof url === 'string')
