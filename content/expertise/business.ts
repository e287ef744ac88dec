import { routes } from '../../lib/routes.ts'
import type { ServiceGroup } from '../copy-types.ts'

/** Business Solution: four services. */
export const business: ServiceGroup = {
  slug: 'business-solution',
  title: 'Business Solution',
  description:
    'Figures, forecasts and advice for people who have to decide. We prefer a rough answer on Thursday to an exact one after the budget is closed.',
  services: [
    {
      slug: 'business-intelligence',
      title: 'Business Intelligence',
      summary: 'Reports that two departments can read and agree on.',
      description:
        'First we write down, with finance and sales at one table, what each figure means. Only then comes the warehouse, filled every night from your systems, and the dashboards on top of it: five for most companies, rarely more than twelve. Managing directors and department heads use them on a phone on the way to a meeting. Every number can be opened down to the single document behind it, which ends the argument about whose is right.',
      features: [
        'A glossary of figures, each with an owner',
        'Warehouse on PostgreSQL or your cloud’s own engine',
        'Data tests that alert us before the board meeting',
        'Dashboards for phone, wall screen and print',
        'Access by role, down to single rows',
      ],
      learnMore: { label: 'Learn More about business intelligence', href: routes.service('business-solutions') },
    },
    {
      slug: 'data-science',
      title: 'Data Science',
      summary: 'Forecasts and models with their error printed beside them.',
      description:
        'Planners, risk teams and researchers bring a question: how much will we sell, who will leave, which batch will fail. We answer in three weeks with what the data can support, and with what it cannot. If there is something in it, the model is built, compared with the plain rule you use today, and put where people work, in the planning sheet or the order screen. You keep the code, the notebook and a page on when to stop trusting it.',
      features: [
        'Feasibility answer within three weeks, at a fixed price',
        'Comparison with today’s rule of thumb, always',
        'Forecasts with ranges, and a record of past misses',
        'Checks for drift, with a named person to call',
        'Notebooks and code that run without us',
      ],
      learnMore: { label: 'Learn More about data science', href: routes.service('ai-ml') },
    },
    {
      slug: 'consulting',
      title: 'Consulting',
      summary: 'A second opinion from people who also have to build.',
      description:
        'Directors call us before they sign: a tender, a platform, an acquisition, a rewrite. In one to four weeks we read the code and the contracts, talk to the people who run the thing, and write ten pages that can be acted on. You hear what we would do with our own money, including nothing at all. We take no commission from any vendor, and a client who asks for it gets the report with a clause that bars us from bidding on the work that follows.',
      features: [
        'Architecture and code reviews',
        'Technical due diligence before a purchase',
        'Tender documents, and a fair reading of the offers',
        'Roadmaps with costs, for one year and for three',
        'Interim technical leadership for three to nine months',
      ],
      learnMore: { label: 'Learn More about consulting', href: routes.service('business-solutions') },
    },
    {
      slug: 'industry-application',
      title: 'Industry Application',
      summary: 'Ready-made industry applications, adapted to your company.',
      description:
        'Between standard software and a blank sheet lies a third way: an application we have built before for the same trade, adapted to yours. There are twelve such cores today, among them laboratory reporting, garment order tracking, branch lending, school fees and river freight. Medium-sized firms take them because two thirds of the work is done and tested. You license the core once, own the part written for you, and can see a running installation before you decide.',
      features: [
        'Visit to a running installation before the contract',
        'Two thirds ready, one third yours',
        'Permanent licence with source in escrow',
        'Local rules and forms kept current under maintenance',
      ],
      learnMore: {
        label: 'Learn More about applications for your industry',
        href: routes.service('business-solutions'),
      },
    },
  ],
}
