import { toJsonLd } from '@/lib/seo/json-ld'

export type JsonLdProps = { data: object }

export function JsonLd({ data }: JsonLdProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `toJsonLd` escapes it; type ld+json runs nothing.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
