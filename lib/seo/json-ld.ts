const UNSAFE = /[<>&\u2028\u2029]/g

/**
 * Formats data as the text of a `<script type="application/ld+json">`. Nothing in it can close the script or open
 * another.
 */
export function toJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
