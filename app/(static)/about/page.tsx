import { Gallery } from '@/components/about/Gallery/Gallery'
import { MissionAndValues } from '@/components/about/MissionAndValues/MissionAndValues'
import { Partners } from '@/components/about/Partners/Partners'
import { Story } from '@/components/about/Story/Story'
import { DocumentPage } from '@/components/layout/Page/Page'
import { CallToAction } from '@/components/sections/CallToAction/CallToAction'
import { Figures } from '@/components/sections/Figures/Figures'
import { PageHead } from '@/components/sections/PageHead/PageHead'
import { Team } from '@/components/sections/Team/Team'
import { Section } from '@/components/ui/Section/Section'
import { about } from '@/content/about'
import { seo } from '@/content/seo'
import { getTeam } from '@/lib/backend/read-team'
import { routes } from '@/lib/routes'
import { toMetadata } from '@/lib/seo/metadata'

const { hero, figures, callToAction } = about

// Not a constant: its description has facts that an owner can change.
export const generateMetadata = () => toMetadata({ ...seo.pages.about, path: routes.about })

export default async function AboutPage() {
  return (
    <DocumentPage active={routes.about} crumbs={[{ name: hero.title, href: routes.about }]}>
      <PageHead title={hero.title} text={hero.text} banner={hero.subject} />
      <Section labelledBy="figures">
        <h2 id="figures" hidden>
          {figures.title}
        </h2>
        <Figures figures={figures.items} />
      </Section>
      <Story />
      <MissionAndValues />
      <Team id="team" people={await getTeam()} copy={about.team} />
      <Gallery />
      <Partners />
      <CallToAction call={callToAction} />
    </DocumentPage>
  )
}
