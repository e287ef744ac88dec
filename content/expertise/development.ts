import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServiceGroup } from '../copy-types.ts'

/** Development Solution: six services. */
export const development: ServiceGroup = {
  slug: 'development-solution',
  title: 'Development Solution',
  description:
    'Software made to order, from a first page to a system that many teams share. We write it, test it, and hand it over in a state that strangers can work on.',
  services: [
    {
      slug: 'web-development',
      title: 'Web Development',
      summary: 'Sites, portals and internal tools that are quick on slow phones.',
      description:
        'You get a running web application, its source in your own repository, and pages that a search engine and a screen reader can both use. It suits companies whose customers or staff do real work in the browser: ordering, applying, approving, looking things up. We deliver in two-week steps to an address you can open from the first fortnight, and close with a handover in which your team deploys a change while ours watches.',
      features: [
        'Server-rendered pages, under 100 kB where the content allows',
        'Accessibility to WCAG 2.2 AA, checked by machine and by keyboard',
        'Editing tools that your own staff can use without training',
        'Tests that run on every change, in your pipeline',
        'A written architecture of ten pages at most',
      ],
      learnMore: { label: 'Learn More about web development', href: routes.service('web-development') },
    },
    {
      slug: 'app-development',
      title: 'App Development',
      summary: 'Android and iOS apps, published under your name.',
      description:
        'An app in both stores, signed with your keys and listed under your account, together with the service it talks to. Field crews, riders, patients and shoppers are its usual users, so it is built for gloves, sunlight and a connection that comes and goes. Work starts with a clickable draft that five of those users try. After release we watch crashes for eight weeks and fix what they show, at no extra charge.',
      features: [
        'One code base in Flutter or React Native, or native where hardware demands it',
        'Offline storage that settles conflicts in a way users can follow',
        'Store listing, screenshots and review answers',
        'Crash and speed reports that you can read as well',
        'Support for devices down to 2 GB of memory',
      ],
      learnMore: { label: 'Learn More about app development', href: routes.service('mobile-development') },
    },
    {
      slug: 'e-commerce-solution',
      title: 'E-commerce Solution',
      summary: 'Shops that survive their own campaigns.',
      description:
        'For retailers and brands who sell more online than their present shop can bear. What arrives is a storefront, a checkout with the payment methods your buyers really use (cash on delivery among them), stock that agrees with the warehouse, and an order desk for the staff. We build on an open commerce engine or extend the one you have. Before the first campaign the whole thing is loaded with ten times your best hour.',
      features: [
        'Cards, mobile wallets, bank transfer and cash on delivery',
        'Stock and prices kept in step with ERP and points of sale',
        'Search that forgives spelling in two scripts',
        'Returns, refunds and partial deliveries as ordinary cases',
        'Load test and a written plan for campaign days',
      ],
      learnMore: { label: 'Learn More about e-commerce and the web', href: routes.service('web-development') },
    },
    {
      slug: 'software-engineering',
      title: 'Software Engineering',
      summary: 'A complete team for a product, or three people for yours.',
      description:
        'Some problems fit no product on the market: a scheduling rule, a pricing engine, a machine nobody else owns. Product companies and operations teams come to us for these. You choose between a complete team with a lead, and two or three engineers who join yours and follow your rules. Either way the result is code reviewed by a second person, tests around the parts that matter, and decisions recorded with their reasons. Contracts run month by month.',
      features: [
        'Senior lead on every team, named in the contract',
        'Code review and tests as part of the price, not an option',
        'Decision records that your auditors can read',
        'Backlog and hours open to you at any time',
      ],
      learnMore: { label: 'Learn More about how we engineer', href: routes.service('web-development') },
    },
    {
      slug: 'microservices',
      title: 'Microservices',
      summary: 'Large systems taken apart along the right seams.',
      description:
        'When forty developers queue for one release, splitting the system helps; when there are six of them, it mostly adds work. We begin with two weeks of reading, measuring and asking, and say which case yours is. If the split is worth it, you get a map of services and their owners, contracts between them, and the first two moved into production while the old system keeps running. Your own teams then carry on with the pattern.',
      features: [
        'Domain map made with the people who know the business',
        'Versioned contracts, tested from both sides',
        'Tracing across services before the second one goes live',
        'Queues and retries that never charge a customer twice',
        'An honest “not yet” where one system is the better answer',
      ],
      learnMore: { label: 'Learn More about systems in the cloud', href: routes.service('cloud') },
    },
    {
      slug: 'support-and-maintenance',
      title: 'Support and Maintenance',
      summary: 'We look after software, including software we did not write.',
      description:
        'For owners of a system whose makers have moved on. We take it over in a month: read it, get it to build, restore a backup, list the risks. From then on you have an address that answers, agreed times for each kind of fault, monthly updates of everything it depends on, and a fixed number of hours for small improvements. A one-page report each month says what happened, what it cost, and what ought to happen next.',
      features: [
        'Take-over report with risks in order of urgency',
        `Response within ${company.responseTimes.support} for support requests, round the clock if you need it`,
        'Security updates tried on a copy before they reach users',
        `Backups that are restored ${company.promises.restores}, to prove it`,
        'Hours that carry over to the next month',
      ],
      learnMore: { label: 'Learn More about web systems and their care', href: routes.service('web-development') },
    },
  ],
}
