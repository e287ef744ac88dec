import { Section } from '@/components/ui/Section/Section'
import type { TeamMember } from '@/lib/backend/contract'
import { about } from '@/lib/content/about'
import { People } from '../People/People'
import { SectionHeader } from '../SectionHeader/SectionHeader'

const { id, title, text, empty } = about.team

/** The whole team. */
export function Team({ people }: { people: TeamMember[] }) {
  return (
    <Section id={id} labelledBy="team" stack="close">
      <SectionHeader id="team" title={title} text={people.length > 0 ? text : empty} />
      {people.length > 0 && <People people={people} />}
    </Section>
  )
}
