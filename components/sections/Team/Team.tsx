import { Section } from '@/components/ui/Section/Section'
import type { TeamMember } from '@/lib/backend/contract'
import type { Link } from '@/lib/content/types'
import { People } from '../People/People'
import { SectionHeader } from '../SectionHeader/SectionHeader'

export type TeamProps = {
  id: string
  people: TeamMember[]
  /** Its `id` names the section in addresses. */
  copy: { id?: string; title: string; text: string; empty: string; all?: Link }
}

/** The team, or its first people. */
export function Team({ id, people, copy }: TeamProps) {
  const { title, text, empty, all } = copy
  return (
    <Section id={copy.id} labelledBy={id} stack="close">
      <SectionHeader id={id} title={title} text={people.length > 0 ? text : empty} all={all} />
      {people.length > 0 && <People people={people} />}
    </Section>
  )
}
