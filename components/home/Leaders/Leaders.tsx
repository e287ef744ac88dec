import { People } from '@/components/sections/People/People'
import { SectionHeader } from '@/components/sections/SectionHeader/SectionHeader'
import { Section } from '@/components/ui/Section/Section'
import type { TeamMember } from '@/lib/backend/contract'
import { home } from '@/lib/content/home'

const { title, text, all, empty } = home.leadership

/** The first three of the team. */
export function Leaders({ people }: { people: TeamMember[] }) {
  return (
    <Section labelledBy="leaders" stack="close">
      <SectionHeader id="leaders" title={title} text={people.length > 0 ? text : empty} all={all} />
      {people.length > 0 && <People people={people} />}
    </Section>
  )
}
