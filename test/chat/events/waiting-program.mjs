// Clients that wait for events, in a process of their own, so that the memory of the test has only the server's half of their
// connections. Arguments: the port, and the text of each request as JSON. They disconnect with the parent.
import { connect } from 'node:net';

const [port, requests] = process.argv.slice(2);
const sockets = JSON.parse(requests).map((request) => {
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.write(request);
  return socket;
});
process.once('disconnect', () => {
  for (const socket of sockets) socket.destroy();
});
