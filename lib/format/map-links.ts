const REACH = { latitude: 0.006, longitude: 0.009 }

/** Returns the addresses of OpenStreetMap for a place in degrees: of a map inside a page, and of its own page. */
export function toMapLinks({ latitude, longitude }: { latitude: number; longitude: number }) {
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ]
  const bounds = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  return {
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    linkUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  }
}
