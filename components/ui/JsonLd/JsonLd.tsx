import { toJsonLd } from '@/lib/seo/json-ld'

export type JsonLdProps = { data: object }

export function JsonLd({ data }: JsonLdProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
}
