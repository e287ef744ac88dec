import { parrot } from '../figures/animals.ts'
import { gripBack, gripFront } from '../figures/hands.ts'
import { awning, house } from '../figures/house.ts'
import { card, cloud, padlock, phone } from '../figures/objects.ts'
import { browserPage, files } from '../figures/office.ts'
import { needle, scissors } from '../figures/sewing.ts'
import { type Scene, thing } from './scene.ts'

const shopPage: Scene = {
  says: 'A web page with a shop’s awning; its button is being sewn',
  tone: 'paper',
  parts: [
    thing(browserPage, { x: 0, y: 4, size: 82 }),
    thing(awning, { x: 0, y: -14, size: 84 }),
    { patch: 'M-60 24H-12V62H-60z', colour: 'quilt' },
    { cord: 'M2 28H58', width: 6, colour: 'main' },
    { patch: 'M0 40H60V62H0z', colour: 'event' },
    thing(needle, { x: 84, y: 40, size: 40, turn: -30 }),
  ],
}

const heldPhone: Scene = {
  says: 'An app on a phone in a hand; one bar of four',
  tone: 'turmeric',
  parts: [
    thing(gripBack, { x: 0, y: 26, size: 84 }, { skin: 'warm' }),
    thing(phone, { x: 0, y: -14, size: 80 }),
    { patch: 'M-26 10H-16V-8H-26z', colour: 'event' },
    { cord: 'M-8 8V-20M8 8V-34M24 8V-48', width: 9, colour: 'quilt' },
    thing(gripFront, { x: 0, y: 30, size: 86 }, { skin: 'warm', thread: 'main' }),
  ],
}

const parrotAndCards: Scene = {
  says: 'A parrot that has learned draws one card from a row',
  tone: 'leaf',
  parts: [
    thing(parrot, { x: -8, y: -28, size: 64 }),
    { cord: 'M-52 8H40', width: 8, colour: 'quilt' },
    { cord: 'M-22 0V14M-4 -2V14', width: 6, colour: 'warm' },
    ...[-64, -22, 62].map((x) => thing(card, { x, y: 66, size: 26 })),
    { thread: 'M4 40H36V92H4z', colour: 'main', stitch: 'bold' },
    thing(card, { x: 48, y: -12, size: 27, turn: 14 }, { paper: 'event' }),
  ],
}

const houseUnderCloud: Scene = {
  says: 'A cloud lifts a house; one thread keeps the way back',
  tone: 'indigo',
  below: { y: 84 },
  parts: [
    { cord: 'M-34 -20V10M-12 -20V10M12 -20V10M34 -20V10', width: 4, colour: 'warm' },
    thing(cloud, { x: 0, y: -46, size: 80 }),
    thing(house, { x: 0, y: 34, size: 42 }),
    { cord: 'M-24 70C-30 92 -50 70 -66 84', width: 5 },
    { cord: 'M-72 76L-62 98', width: 9, colour: 'warm' },
  ],
}

const sewnPadlock: Scene = {
  says: 'A security padlock, its keyhole sewn shut by a needle',
  tone: 'ink',
  parts: [
    thing(padlock, { x: -6, y: 0, size: 84 }),
    { cord: 'M-24 12L10 24M10 12L-24 24M-24 34L10 46M10 34L-24 46M-20 56L8 66M8 56L-20 66', width: 6 },
    { cord: 'M8 66C40 88 92 60 88 20', width: 5 },
    thing(needle, { x: 76, y: -18, size: 52, turn: -18 }, { steel: 'warm' }),
  ],
}

const redTape: Scene = {
  says: 'Scissors cut the red tape around an office’s files',
  tone: 'paper',
  parts: [
    thing(files, { x: 0, y: 18, size: 84 }),
    { patch: 'M-36 -12H-14V94H-36z', colour: 'event' },
    { cord: 'M-25 -8C-30 -40 -50 -30 -58 -52', width: 15 },
    { cord: 'M-20 -8C-10 -20 -12 -34 0 -44', width: 15 },
    thing(scissors, { x: 30, y: -56, size: 44, turn: -120 }, { steel: 'warm' }),
  ],
}

/** The pictures of services, without a border. */
export const services = {
  'shop-page': shopPage,
  'held-phone': heldPhone,
  'parrot-and-cards': parrotAndCards,
  'house-under-cloud': houseUnderCloud,
  'sewn-padlock': sewnPadlock,
  'red-tape': redTape,
} satisfies Record<string, Scene>
