import { z } from 'zod'
import { TEXT_LIMITS } from '../../limits.ts'
import { shortText } from '../short-text-schema.ts'

// PostgreSQL cannot store U+0000.
const text = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .overwrite((value) => value.replaceAll('\0', ''))

/** Parses a post's content. Nothing is required, because it is saved while people write. */
export const contentSchema = z.object({
  title: text(300),
  subTitle: shortText(text, TEXT_LIMITS.short),
  category: text(80),
  tags: z.array(text(80)).max(30, 'must be at most 30'),
  author: z.object({ name: text(160), designation: text(160) }),
  level: text(80),
  slug: text(120),
  image: text(500),
  imageAlt: text(500),
  // Versions from before these fields have none.
  seoTitle: text(200).default(''),
  seoDescription: text(500).default(''),
  canonical: text(500).default(''),
  body: text(1_500_000),
})
