import { FormattedText } from '@/components/ui/FormattedText/FormattedText'
import { Picture } from '@/components/ui/Picture/Picture'
import { about } from '@/content/about'
import type { Link } from '@/content/copy-types'
import type { TeamMember } from '@/lib/backend/contract'
import { getEnv } from '@/lib/env'
import { toSlug } from '@/lib/format/slug'
import { toPictureUrl } from '@/lib/pictures/picture-url'
import { toSafeHref } from '@/lib/rich-text/safe-address'
import { renderShortText } from '@/lib/rich-text/safe-html'
import { HeadedSection } from '../HeadedSection/HeadedSection'
import styles from './Team.module.scss'

export type TeamProps = {
  id: string
  people: TeamMember[]
  /** Its `id` names the section in addresses. */
  copy: { id?: string; title: string; text: string; empty: string; all?: Link }
}

const { profileLabels } = about.team

function Profiles({ person }: { person: TeamMember }) {
  const links = [
    { label: profileLabels.linkedin, href: person.linkedinLink },
    { label: profileLabels.twitter, href: person.twitterLink },
    { label: profileLabels.github, href: person.githubLink },
  ].flatMap(({ label, href }) => {
    const link = toSafeHref(href ?? '', { siteUrl: getEnv().SITE_URL })
    return link?.external ? [{ label, href: link.href }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className={styles.profiles}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener" aria-label={`${label}: ${person.name}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The team, or its first people: the first three with a large badge, the others in two columns. */
export function Team({ id, people, copy }: TeamProps) {
  const shown = people.length > 0 ? copy : { ...copy, text: copy.empty }
  return (
    <HeadedSection id={copy.id} labelledBy={id} copy={shown} stack="close" minor>
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.name} id={toSlug(person.name)} className={styles.person}>
              <Picture
                kind="monogram"
                src={toPictureUrl(person.image, 'monogram', person.name)}
                className={styles.portrait}
              />
              <div>
                <h3>{person.name}</h3>
                <p className={styles.post}>{person.designation}</p>
                <Profiles person={person} />
              </div>
              <FormattedText
                className={styles.life}
                text={person.bio}
                html={person.bioDelta && renderShortText(person.bioDelta, 3)}
              />
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}
