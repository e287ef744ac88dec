import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServicePage } from '../copy-types.ts'
import { toOpening } from '../landing/opening.ts'
import { toServiceTiles } from '../landing/tiles.ts'

/** /services/web-development */
export const webDevelopment: ServicePage = {
  slug: 'web-development',
  inMenu: 'Sites, shops and portals',
  inFooter: 'Web development services',
  onHome: 'Portals, shops and internal tools that load fast on a cheap phone and can be read by the next team.',
  meta: {
    get title() {
      return `Web development company in ${company.address.city}`
    },
    get description() {
      return `${toOpening()} builds sites, portals and shops that load fast on old phones, with a handover to your team.`
    },
  },
  title: 'Web Development',
  headline: 'Pages that open before the kettle boils, and code the next team can read.',
  get lead() {
    return `${toOpening()} builds public sites, customer portals, shops and the internal tools that nobody photographs. All of them load on a phone that is five years old, and all of them can be used with a keyboard.`
  },
  what: {
    title: 'What you get',
    text: 'A running web application on your domain, its source in your repository, and a team of your own that has deployed it at least once. In between lies a draft address that you can open from the second week, so you judge working pages, not slides.',
  },
  forWhom: {
    title: 'Who comes to us with this',
    items: [
      'Your customers telephone because the website cannot answer them.',
      'Staff copy figures from one browser tab into another.',
      'Your shop is slow, and you pay for advertisements that lead to it.',
      'The agency that built the site is gone and every change is a risk.',
    ],
  },
  features: {
    title: 'What is always part of it',
    items: [
      {
        title: 'Speed with a budget',
        text: 'A weight in kilobytes is agreed at the start. A build that exceeds it fails.',
      },
      { title: 'Access for everyone', text: 'WCAG 2.2 AA, tried with a keyboard, a screen reader and 400% zoom.' },
      { title: 'Editing without us', text: 'Your staff change texts, prices and pictures, and see a preview first.' },
      { title: 'Found by search', text: 'Structured data, clean addresses, and redirects from every old one.' },
    ],
  },
  proof: {
    person: {
      name: 'Anika Tarannum Dewan',
      text: 'She leads the team that builds your pages, and tries each of them on a cheap phone before you see it.',
    },
    evidence: {
      title: '47% more completed orders',
      text: 'A handloom shop’s checkout became one page instead of seven. Half of the buyers got it, chosen at random, for four weeks.',
      link: { label: 'A checkout for slow phones', href: routes.caseStudy('checkout-for-slow-phones') },
    },
    price:
      'A public site of twenty kinds of page: 14,000 to 26,000. A shop: from 22,000. The fixed price comes with the draft page in week two.',
    firstDays:
      'Day one: an engineer calls you and opens your site on three phones. Day two: you get three things that we would change first, with measurements, and a rough price.',
  },
  howWeWork: {
    title: 'How it goes',
    steps: [
      { title: 'Week 1: look', text: 'We read logs and search terms, and watch three users.' },
      { title: 'Week 2: draft', text: 'One real page on a real address, with your content.' },
      { title: 'From week 3: build', text: 'A release every fortnight. You decide what comes next.' },
      { title: 'Last week: hand over', text: 'Your people deploy, ours keep their hands in their pockets.' },
    ],
  },
  deliverables: {
    title: 'In your hands at the end',
    items: [
      'Source code, history included, in your repository',
      'Pipeline with tests, accessibility and weight checks',
      'Ten pages of architecture and a runbook',
      'Editor’s guide, written with your editors',
    ],
  },
  services: {
    title: 'The services behind it',
    tiles: toServiceTiles('web-development', 'e-commerce-solution', 'software-engineering', 'support-and-maintenance'),
  },
  questions: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Can you work with the site we have?',
        answer:
          'Usually. We read it for a week and tell you what can stay. About a third of our web projects keep the old system and replace parts of it.',
      },
      {
        question: 'Which framework do you use?',
        answer:
          'Most often Next.js or Django, because many people can maintain them. If your team knows Laravel or Spring Boot, that weighs more than our taste.',
      },
      {
        question: 'What does it cost?',
        answer:
          'A public site of twenty kinds of page takes six to ten weeks of a team of three. You get a fixed price once the draft page is ready.',
      },
    ],
  },
  related: {
    title: 'Read on',
    categories: ['Frontend Development', 'Backend Development'],
    industries: ['E-commerce'],
    tags: ['React', 'Next.js', 'TypeScript', 'CSS', 'Accessibility', 'Performance'],
  },
  callToAction: {
    title: 'Send us the address of your site',
    text: 'We answer with three things we would change first, whether or not you hire us to do it.',
    actions: [
      {
        label: 'Ask for a scope',
        href: routes.contactAbout({ service: 'web-development', about: 'Web Development' }),
      },
      { label: 'View Case Studies', href: routes.caseStudies },
    ],
  },
}
