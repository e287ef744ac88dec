import type { Study } from '../../backend/study-content.ts'
import { toPictureUrl } from '../../pictures/picture-url.ts'

/** Returns the address of the picture at the head of a case study. */
export const toStudyImage = ({ id, image, heroImage }: Study): string => toPictureUrl(heroImage ?? image, 'wide', id)

/** Returns the address of the picture of the quoted client. */
export const toStudyPortrait = ({ testimonial }: Study): string =>
  toPictureUrl(testimonial.image, 'monogram', testimonial.author)
