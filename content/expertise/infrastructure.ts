import { routes } from '../../lib/routes.ts'
import { company } from '../company.ts'
import type { ServiceGroup } from '../copy-types.ts'

/** IT Infrastructure Solution: four services. */
export const infrastructure: ServiceGroup = {
  slug: 'it-infrastructure-solution',
  title: 'IT Infrastructure Solution',
  description:
    'The machines, networks and defences below the software. We plan them on paper, describe them in code, and rehearse the bad day before it comes.',
  services: [
    {
      slug: 'cloud-service',
      title: 'Cloud Service',
      summary: 'Cloud migration and operation.',
      description:
        'A move in waves, each with a date, a test and a way back; then daily operation at a price you know. Firms with a server room at the end of its life ask for the first part, firms with a bill they cannot explain for the second. Everything is described in Terraform in your repository, on accounts that belong to you. You can dismiss us and keep it all running, which is the best reason we know to stay.',
      features: [
        'Inventory and cost forecast before anything moves',
        'Landing zone with roles, logs and budgets from the first day',
        'Infrastructure as code, owned by you',
        `Restores ${company.promises.restores}, failover drills ${company.promises.failovers}`,
        'A monthly look at the bill, with the savings named',
      ],
      learnMore: { label: 'Learn More about cloud services', href: routes.service('cloud') },
    },
    {
      slug: 'cyber-security',
      title: 'Cyber Security',
      summary: 'Tests, hardening and a plan for the day it happens.',
      description:
        'Banks and hospitals must prove that they are safe; shops and factories mostly find out. Both get the same things from us: a test by people who try to break in, a list of findings sorted by what they would cost you, help with the fix, and a retest to show that it worked. Beyond the test we write the incident plan and rehearse it with your staff, on a Tuesday morning, with the telephone list they would really use.',
      features: [
        'Penetration tests of web, mobile, network and cloud',
        'Findings with proof, fix, owner and date',
        'Code and dependency checks in your pipeline',
        'Incident plan, rehearsed once a year',
        'Training that shows your own phishing emails, not samples',
      ],
      learnMore: { label: 'Learn More about cyber security', href: routes.service('cybersecurity') },
    },
    {
      slug: 'iot-and-digital-engineering',
      title: 'IoT and Digital Engineering',
      summary: 'Sensors, gateways, and the software that makes sense of them.',
      description:
        'Take a machine that only its operator understands and give it a voice: vibration, temperature, count, position. Plants, cold stores, farms and utilities use this to hear of a fault before it stops work. We select or build the sensor, write the firmware, and bring readings through power cuts and bad radio to a screen that a shift leader can read from three metres away. A pilot covers one line or one site, for eight weeks, with success defined in advance.',
      features: [
        'Hardware chosen for heat, dust and spare parts nearby',
        'Firmware that updates over the air, and undoes a bad update',
        'Gateways that store a week of readings when the line is down',
        'Alarms with a threshold, a name and a next step',
        'Digital models of lines and plants, where they answer a question',
      ],
      learnMore: { label: 'Learn More about connected systems', href: routes.service('cloud') },
    },
    {
      slug: 'network-engineering',
      title: 'Network Engineering',
      summary: 'Offices, branches and plants that stay connected.',
      description:
        'You receive a drawn network, a configured one, and proof that the two agree. Companies with several branches are the usual clients, as are factories whose office computers and machines still share one flat network. We survey on site, separate what should never meet, give each branch two ways out, and put the configuration under version control. Your technicians get a runbook they can follow at night, tried out by one of them before we leave.',
      features: [
        'Site survey with radio measurements, floor by floor',
        'Separate networks for office, guests, machines and cameras',
        'Two lines for each branch, with tested failover',
        'Monitoring that names the broken link, not only the symptom',
        'Runbooks in the language of the night shift',
      ],
      learnMore: { label: 'Learn More about secure networks', href: routes.service('cybersecurity') },
    },
  ],
}
