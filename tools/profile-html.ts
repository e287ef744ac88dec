import { about } from '../content/about.ts'
import type { CaseStudy } from '../content/case-studies/case-study-type.ts'
import { light } from '../content/colours.ts'
import { company } from '../content/company.ts'
import { contact } from '../content/contact.ts'
import { expertise } from '../content/expertise/index.ts'
import { home } from '../content/home/index.ts'
import { industries } from '../content/industries/index.ts'
import { drawScene } from '../lib/art/cover.ts'
import { drawLogo } from '../lib/art/logo.ts'
import { drawMapCard } from '../lib/art/map-card.ts'
import { drawMark, type Mark } from '../lib/art/mark.ts'
import { drawMonogram } from '../lib/art/monogram.ts'
import type { TeamMember } from '../lib/backend/contract.ts'
import { routes } from '../lib/routes.ts'
import {
  drawProfileBorder,
  drawProfileCover,
  drawProfileLotuses,
  drawProfilePaisleys,
  drawProfileRiver,
} from './profile-drawings.ts'
import { art, html, seam, toText } from './profile-markup.ts'
import { profileStyle } from './profile-style.ts'

const folio = (page: number) => html`<p class="folio">${company.name} · ${page}</p>`

const cover = () => html`<section class="page cover">
  ${art(drawProfileCover())}
  <div class="label">
    <svg class="edge" aria-hidden="true"><rect width="100%" height="100%" fill="none" stroke="${light.accent}" stroke-width="2" stroke-linecap="round" stroke-dasharray="7 5.4 8 5"/></svg>
    ${art(drawLogo(), 'mark')}
    <h1>${company.name}</h1>
    <p>${company.tagline}</p>
    <p>Company profile</p>
  </div>
</section>`

const who = () => html`<section class="page who">
  <div class="art" aria-hidden="true" style="right:0;top:0;width:34mm;height:297mm">${{ html: drawProfileBorder() }}</div>
  <p class="kicker">${company.legalName}, ${company.address.city}</p>
  <h2>Who we are</h2>
  <p class="lead">${company.description}</p>
  <div class="columns">${about.story.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
  ${seam()}
  <div class="mission">
    ${[about.mission, about.vision].map(({ title, text }) => html`<div><h3>${title}</h3><p>${text}</p></div>`)}
  </div>
  <div class="four">
    ${about.figures.items.map(({ value, label, detail }) => html`<div><p class="figure">${value}</p><p><b>${label}</b>, ${detail}</p></div>`)}
  </div>
  ${folio(2)}
</section>`

const sum = () => html`<section class="page sum">
  <div class="art" aria-hidden="true" style="right:0;top:0;width:81.3mm;height:297mm">${{ html: drawProfilePaisleys() }}</div>
  <h2>${home.impact.title}</h2>
  <p class="lead">${home.impact.text}</p>
  <div class="stack">
    ${home.impact.figures.map(({ value, label, detail }) => html`<div><p class="figure">${value} <small>${label}</small></p><p>${detail}</p></div>`)}
  </div>
  ${folio(3)}
</section>`

const marks: readonly Mark[] = ['boat', 'lattice', 'wheel', 'kalka', 'sun']

const services = () => html`<section class="page services">
  <h2>What we do</h2>
  <p class="lead">${expertise.hero.text}</p>
  ${expertise.groups.map(
    (group, i) => html`${seam()}<div class="group">
    <div class="head">${art(drawMark(marks[i % marks.length] ?? 'lotus', { scheme: 'print' }))}<h3>${group.title}</h3><p>${group.description}</p></div>
    <ul class="index">${group.services.map(({ title, summary }) => html`<li><b>${title}</b> ${summary}</li>`)}</ul>
  </div>`,
  )}
  ${folio(4)}
</section>`

const sectors = () => html`<section class="page industries">
  ${art(drawProfileRiver())}
  <div class="opening"><h2>Industries</h2><p class="lead">${industries.hero.text}</p></div>
  ${industries.sectors.map(
    ({ title, summary, subSectors }) =>
      html`<div class="sector">${seam()}<h3>${title}</h3><p>${summary} ${subSectors.map((part) => part.title).join(', ')}.</p></div>`,
  )}
  ${folio(5)}
</section>`

const how = () => html`<section class="page how">
  ${art(drawProfileLotuses())}
  <h2>How we work</h2>
  <ul>${about.values.items.map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ul>
  ${seam(light.accent)}
  <h3 class="second">${expertise.whyChoose.title}</h3>
  <ul class="reasons">${expertise.whyChoose.reasons.map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ul>
  <p class="folio" style="left:98mm">${company.name} · 6</p>
</section>`

const problems = (page: number) => {
  const { title, text, problemLabel, solutionLabel, files } = home.solutionFiles
  const [quote] = home.testimonials.quotes
  return html`<section class="page problems">
  <h2>${title}</h2>
  <p class="lead">${text}</p>
  <ol>${files.map(
    (file) => html`<li><p class="figure" aria-hidden="true">${file.number}</p><div><h3>${file.title}</h3>
    <p><b>${problemLabel}.</b> ${file.problem}</p><p><b>${solutionLabel}.</b> ${file.solution}</p></div></li>`,
  )}</ol>
  ${quote ? html`<blockquote>${seam(light.mark)}<p>“${quote.quote}”</p><footer>${quote.author}, ${quote.position}, ${quote.company}</footer></blockquote>` : ''}
  ${folio(page)}
</section>`
}

const work = (studies: readonly CaseStudy[], page: number) => html`<section class="page work">
  <h2>${studies.length > 1 ? 'Two projects' : 'A project'}</h2>
  <p class="lead">Told with their numbers, and with what went wrong on the way. More at ${company.domain}${routes.caseStudies}.</p>
  ${studies.map(
    (study, i) => html`${i > 0 ? seam() : ''}<div class="case">
    ${art(drawScene(i ? 'two-fish' : 'boats', { scheme: 'print', width: 620, height: 876 }))}
    <div>
      <h3>${study.title}</h3>
      <p class="facts">${[study.client, study.industry, study.duration, study.teamSize].join(' · ')}</p>
      <p class="text">${study.overview}</p>
      <dl class="results">${study.results.slice(0, 4).map(({ value, metric }) => html`<div><dt>${value}</dt><dd>${metric}</dd></div>`)}</dl>
      <blockquote>“${study.testimonial.quote}”<footer>${study.testimonial.author}, ${study.testimonial.position}</footer></blockquote>
    </div>
  </div>`,
  )}
  ${folio(page)}
</section>`

const people = (team: readonly TeamMember[], page: number) => html`<section class="page people">
  <h2>${about.team.title}</h2>
  <p class="lead">${home.leadership.text}</p>
  ${team.map(
    ({ name, designation, bio }) => html`<div class="person">${art(drawMonogram(name, { scheme: 'print' }))}
    <div><h3>${name}</h3><p class="role">${designation}</p><p>${bio}</p></div></div>`,
  )}
  ${folio(page)}
</section>`

const closing = (page: number) => {
  const { emails, phones, hours, address } = company
  return html`<section class="page contact">
  ${art(drawMapCard({ scheme: 'print' }))}
  <div class="grid">
    <div><h2>${home.closing.title}</h2><p class="lead">${home.closing.text}</p></div>
    <dl>
      <dt>${contact.office.cardTitle}</dt><dd>${company.legalName}<br>${address.lines.map((line) => html`${line}<br>`)}</dd>
      <dt>${phones.office.label}</dt><dd><a href="${phones.office.href}">${phones.office.display}</a></dd>
      <dt>${phones.sales.label}</dt><dd><a href="${phones.sales.href}">${phones.sales.display}</a><br><a href="mailto:${emails.sales}">${emails.sales}</a></dd>
      <dt>Email</dt><dd><a href="mailto:${emails.hello}">${emails.hello}</a></dd>
      <dt>Web</dt><dd>${company.domain}</dd>
      <dt>${contact.office.hoursTitle}</dt><dd>${hours.open.label}<br>${hours.open.time}, ${hours.zoneLabel}</dd>
    </dl>
  </div>
  <div class="inquiries">${seam()}<ul>${contact.inquiries.items.map(
    ({ title, link, responseTime }) =>
      html`<li><h3>${title}</h3><p><a href="${link.href}">${link.label}</a><br><b>${contact.inquiries.responseLabel}: ${responseTime}</b></p></li>`,
  )}</ul></div>
  ${folio(page)}
</section>`
}

/** The title of the profile's document, which readers show as the title of the window. */
const profileTitle = `${company.name}: company profile`

/** Returns the whole profile as one HTML document. `fonts` are @font-face rules. Leaves out pages without content. */
export function toProfileHtml({
  studies,
  team,
  fonts = '',
}: {
  studies: readonly CaseStudy[]
  team: readonly TeamMember[]
  fonts?: string
}): string {
  const pages = [cover(), who(), sum(), services(), sectors(), how(), problems(7)]
  if (studies.length > 0) pages.push(work(studies.slice(0, 2), pages.length + 1))
  if (team.length > 0) pages.push(people(team.slice(0, 3), pages.length + 1))
  pages.push(closing(pages.length + 1))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${toText(profileTitle)}</title><style>${fonts}${profileStyle}</style><body>${pages.map((page) => page.html).join('\n')}</body></html>`
}
