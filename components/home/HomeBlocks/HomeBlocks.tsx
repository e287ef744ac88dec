import { Closing } from '@/components/sections/Closing/Closing'
import type { TeamMember } from '@/lib/backend/contract'
import type { PostSummary } from '@/lib/backend/summary'
import { home } from '@/lib/content/home'
import { routes } from '@/lib/routes'
import { Adoption } from '../Adoption/Adoption'
import { Desk } from '../Desk/Desk'
import { Fields } from '../Fields/Fields'
import { Files } from '../Files/Files'
import { Hero } from '../Hero/Hero'
import { Impact } from '../Impact/Impact'
import { LatestPosts } from '../LatestPosts/LatestPosts'
import { Leaders } from '../Leaders/Leaders'
import { Quilt } from '../Quilt/Quilt'
import { Stack } from '../Stack/Stack'
import { Stories } from '../Stories/Stories'
import { Ventures } from '../Ventures/Ventures'
import { Voices } from '../Voices/Voices'
import styles from './HomeBlocks.module.scss'

export type HomeBlocksProps = { posts: PostSummary[]; people: TeamMember[] }

/** Everything on Home, which an unknown address shows too. No two neighbours share a layout. */
export function HomeBlocks({ posts, people }: HomeBlocksProps) {
  return (
    <>
      <Hero />
      {/* lib/enhance lays these out one by one, and fetches what is drawn in the second half in one answer. */}
      <div className={styles.rest} data-parts="">
        <LatestPosts posts={posts.slice(0, 3)} />
        <Quilt />
      </div>
      <div className={styles.rest} data-parts="" data-drawings={routes.homeDrawings}>
        <Fields />
        <Stack />
        <Files />
        <Adoption />
        <Stories />
        <Ventures />
        <Impact />
        <Voices />
        <Leaders people={people.slice(0, home.leadership.most)} />
        <Desk />
      </div>
      <Closing call={home.closing} />
    </>
  )
}
