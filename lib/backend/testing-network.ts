import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port that forwards to a server, or to one of several. It can be cut and silenced. */
export type Network = {
  port: number
  /** Ends all connections. */
  cut(): void
  /** Connections stay open, but nothing arrives. */
  silence(on: boolean): void
  /** Refuses connections until `open`. */
  close(): Promise<void>
  open(): Promise<void>
}

/** Starts a network to these ports; each connection goes to the next one that takes it. */
export async function startNetwork(ports: readonly number[]): Promise<Network> {
  const sockets = new Set<Socket>()
  let isOverdue = false
  let turn = 0

  async function connectToNext(): Promise<Socket | null> {
    for (const _ of ports) {
      turn += 1
      const socket = connect(ports[turn % ports.length] ?? 0, '127.0.0.1')
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      )
      if (isOpen) return socket
    }
    return null
  }

  const server = createServer({ pauseOnConnect: true }, async (near) => {
    near.on('error', () => undefined)
    const far = await connectToNext()
    if (!far) return near.destroy()
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (data) => {
        if (!isOverdue && !other.write(data)) socket.pause()
      })
      socket.on('drain', () => other.resume())
      socket.on('end', () => other.end())
    }
    near.resume()
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    port,
    cut,
    silence(on) {
      isOverdue = on
    },
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    open: () => listen(port).then(() => undefined),
  }
}
