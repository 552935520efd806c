// Prints a line for each event that `callOnEachEvent` of zulip-js receives. It polls until its process ends.
import zulip from 'zulip-js';

const [username, apiKey, realm] = process.argv.slice(2);
const client = await zulip({ username, apiKey, realm });
await client.callOnEachEvent((event) => console.log(JSON.stringify(event)), ['message']);
