import type { FormValues } from '@/lib/forms/types'
import type { StudioMember } from '@/lib/studio/team'

/** A member with the picture that the site shows. */
export type ShownMember = StudioMember & { picture: string }

/** What the form of a member holds. */
export const toMemberForm = (member: StudioMember): FormValues => ({
  name: member.name,
  designation: member.designation,
  bio: member.bio,
  image: member.image ?? '',
  linkedinLink: member.linkedinLink ?? '',
  twitterLink: member.twitterLink ?? '',
  githubLink: member.githubLink ?? '',
})
