export type JsonLdProps = { data: object }

/** Structured data for machines. `<` is escaped, so that no text in it can end the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; type ld+json runs nothing.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
