import base64
import io
import json
import os

from sdk import AuthenticatedClient
from sdk.api.attachments import upload_file
from sdk.api.channels import create_subscriptions
from sdk.api.events import delete_queue, get_events, register_queue
from sdk.api.messages import create_reaction, list_messages, send_message, update_message_flags
from sdk.api.organization import get_server_settings
from sdk.api.settings import update_settings
from sdk.api.user_groups import create_user_group
from sdk.api.users import get_own_user
from sdk.models import (
    ChannelToJoin,
    CreateReactionRequest,
    CreateSubscriptionsRequest,
    CreateUserGroupRequest,
    ErrorCode,
    MessageEvent,
    RegisterQueueRequest,
    Role,
    SendMessageBadRequestError,
    SendMessageRequest,
    SentMessageType,
    SuccessResponse,
    UpdateMessageFlagsRequest,
    UpdateSettingsRequest,
    UploadFileRequest,
)
from sdk.types import File
from step import step

login = f"{os.environ['EMAIL']}:{os.environ['API_KEY']}"
client = AuthenticatedClient(
    base_url=os.environ['API_URL'], prefix='Basic', token=base64.b64encode(login.encode()).decode()
)
own_id = queue_id = message_id = None


@step('server settings')
def _():
    settings = get_server_settings.sync(client=client)
    assert settings.zulip_feature_level > 0


@step('own user')
def _():
    global own_id
    user = get_own_user.sync(client=client)
    assert user.role == Role.OWNER
    own_id = user.user_id


@step('subscribe to a new channel')
def _():
    channel = ChannelToJoin(name='sdks', description='Tried by SDKs')
    response = create_subscriptions.sync(client=client, body=CreateSubscriptionsRequest(subscriptions=[channel]))
    assert list(response.subscribed.additional_properties.values()) == [['sdks']]


@step('register a queue')
def _():
    global queue_id
    response = register_queue.sync(client=client, body=RegisterQueueRequest(event_types=['message']))
    queue_id = response.queue_id
    assert isinstance(queue_id, str)


@step('send a channel message')
def _():
    global message_id
    body = SendMessageRequest(
        type_=SentMessageType.CHANNEL, to='sdks', topic='hello', content='Hello, **SDK**'
    )
    message_id = send_message.sync(client=client, body=body).id
    assert message_id > 0


@step('send a direct message')
def _():
    body = SendMessageRequest(type_=SentMessageType.DIRECT, to=[own_id], content='Note to self')
    assert send_message.sync(client=client, body=body).id > message_id


@step('get the message event')
def _():
    response = get_events.sync(client=client, queue_id=queue_id, last_event_id=-1)
    [first, _] = [event for event in response.events if isinstance(event, MessageEvent)]
    assert first.message.content == 'Hello, **SDK**'


@step('get messages with a narrow')
def _():
    response = list_messages.sync(
        client=client,
        anchor=str(message_id),
        num_before=0,
        num_after=5,
        narrow=json.dumps([{'operator': 'channel', 'operand': 'sdks'}]),
        apply_markdown=False,
    )
    assert [(message.id, message.content) for message in response.messages] == [(message_id, 'Hello, **SDK**')]


@step('large anchor')
def _():
    response = list_messages.sync(client=client, anchor='10000000000000000', num_before=1, num_after=0)
    assert response.anchor == 10_000_000_000_000_000


@step('star a message')
def _():
    body = UpdateMessageFlagsRequest(messages=[message_id], op='add', flag='starred')
    assert update_message_flags.sync(client=client, body=body).messages == [message_id]


@step('add a reaction')
def _():
    response = create_reaction.sync(message_id, client=client, body=CreateReactionRequest(emoji_name='tada'))
    assert isinstance(response, SuccessResponse)


@step('upload a file')
def _():
    file = File(payload=io.BytesIO(b'Some notes'), file_name='notes.txt', mime_type='text/plain')
    response = upload_file.sync(client=client, body=UploadFileRequest(filename=file))
    assert response.filename == 'notes.txt'


@step('update settings')
def _():
    body = UpdateSettingsRequest(twenty_four_hour_time=True)
    assert update_settings.sync(client=client, body=body).result == 'success'


@step('create a user group')
def _():
    body = CreateUserGroupRequest(name='sdk-makers', description='Makers of SDKs', members=[own_id])
    assert create_user_group.sync(client=client, body=body).group_id > 0


@step('error with its code')
def _():
    body = SendMessageRequest(
        type_=SentMessageType.CHANNEL, to='no such channel', topic='hello', content='Hello'
    )
    error = send_message.sync(client=client, body=body)
    assert isinstance(error, SendMessageBadRequestError)
    assert error.code == ErrorCode.STREAM_DOES_NOT_EXIST


@step('delete the queue')
def _():
    assert isinstance(delete_queue.sync(client=client, queue_id=queue_id), SuccessResponse)
