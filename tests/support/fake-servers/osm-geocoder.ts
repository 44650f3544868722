import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server like Photon under /api and like Nominatim under /search, which records its requests. */
export async function startOsmGeocoder() {
  const requests: URL[] = []
  let behaviour: 'answer' | 'fail' | 'stall' | 'babble' = 'answer'
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    requests.push(url)
    if (behaviour === 'stall') return
    response.setHeader('content-type', 'application/json')
    if (behaviour === 'fail') return void response.writeHead(502).end()
    if (behaviour === 'babble') return void response.end('{"error": "busy"}')
    // Photon refuses languages that it has no names in.
    if (url.pathname === '/api' && !['en', 'default'].includes(url.searchParams.get('lang') ?? ''))
      return void response.writeHead(400).end('{"message": "language is not supported"}')
    response.end(JSON.stringify(url.pathname === '/search' ? nominatim : photon))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a server that listens on TCP has one
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (next: typeof behaviour) => {
      behaviour = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const photon = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [8.4339, 49.4962] },
      properties: {
        osm_type: 'W',
        osm_id: 1,
        osm_key: 'building',
        type: 'house',
        name: 'Tor 1',
        street: 'Carl-Bosch-Straße',
        housenumber: '38',
        postcode: '67063',
        city: 'Ludwigshafen am Rhein',
        state: 'Rheinland-Pfalz',
        country: 'Germany',
        countrycode: 'DE',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [10, 50] },
      properties: { osm_type: 'R', osm_id: 2, osm_key: 'place', type: 'country', country: 'Germany' },
    },
  ],
}

const nominatim = [
  {
    place_id: 1,
    lat: '25.0118',
    lon: '55.0610',
    display_name: 'شارع ١، جبل علي، دبي، الإمارات',
    address: { road: 'شارع ١', city: 'دبي', state: 'دبي', postcode: '00000', country: 'الإمارات', country_code: 'ae' },
  },
]
