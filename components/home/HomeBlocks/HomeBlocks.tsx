import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Team } from '@/components/sections/Team/Team'
import { home } from '@/content/home'
import type { HeroPicture, PostSummary, TeamMember } from '@/lib/backend/contract'
import { routes } from '@/lib/routes'
import { Adoption } from '../Adoption/Adoption'
import { CareersBanner } from '../CareersBanner/CareersBanner'
import { Hero } from '../Hero/Hero'
import { Impact } from '../Impact/Impact'
import { IndustryGrid } from '../IndustryGrid/IndustryGrid'
import { LatestPosts } from '../LatestPosts/LatestPosts'
import { Quilt } from '../Quilt/Quilt'
import { SolutionFiles } from '../SolutionFiles/SolutionFiles'
import { Stack } from '../Stack/Stack'
import { Stories } from '../Stories/Stories'
import { Testimonials } from '../Testimonials/Testimonials'
import { Ventures } from '../Ventures/Ventures'
import styles from './HomeBlocks.module.scss'

export type HomeBlocksProps = { posts: readonly PostSummary[]; people: TeamMember[]; picture: HeroPicture | null }

/** Everything on Home, which an unknown address also shows. No two neighbours share a layout. */
export function HomeBlocks({ posts, people, picture }: HomeBlocksProps) {
  return (
    <>
      <Hero picture={picture} />
      {/* lib/enhance lays these out one by one, and fetches their drawings in one response. */}
      <div className={styles.rest} data-parts="" data-drawings={routes.homeDrawings}>
        <LatestPosts posts={posts.slice(0, 3)} />
        <Quilt />
        <IndustryGrid />
        <Stack />
        <SolutionFiles />
        <Adoption />
        <Stories />
        <Ventures />
        <Impact />
        <Testimonials />
        <Team id="leaders" people={people.slice(0, home.leadership.max)} copy={home.leadership} />
        <CareersBanner />
      </div>
      <CallToAction call={home.closing} />
    </>
  )
}
