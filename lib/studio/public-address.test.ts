import { isPublicAddress } from './public-address.ts'

it('knows the addresses of private networks', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isPublicAddress(address)).toBe(true)
  const own = '127.0.0.1 10.1.2.3 172.20.0.1 192.168.1.1 169.254.169.254 0.0.0.0 100.64.1.1 ::1 fe80::1 fd00::1'
  for (const address of [...own.split(' '), '::ffff:127.0.0.1', '2002:7f00:1::', 'localhost'])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
})
