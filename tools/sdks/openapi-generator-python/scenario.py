import json
import os

from sdk import ApiClient, Configuration
from sdk.api import (
    AttachmentsApi,
    ChannelsApi,
    EventsApi,
    MessagesApi,
    OrganizationApi,
    SettingsApi,
    UserGroupsApi,
    UsersApi,
)
from sdk.exceptions import BadRequestException
from sdk.models import (
    ChannelToJoin,
    CreateReactionRequest,
    CreateSubscriptionsRequest,
    CreateUserGroupRequest,
    ErrorCode,
    MessageEvent,
    RegisterQueueRequest,
    Role,
    SendMessageRequest,
    SendMessageRequestTo,
    SentMessageType,
    UpdateMessageFlagsRequest,
    UpdateSettingsRequest,
)
from step import step

client = ApiClient(
    Configuration(host=os.environ['API_URL'], username=os.environ['EMAIL'], password=os.environ['API_KEY'])
)
messages = MessagesApi(client)
events = EventsApi(client)


own_id = queue_id = message_id = None


@step('server settings')
def _():
    settings = OrganizationApi(client).get_server_settings()
    assert settings.zulip_feature_level > 0


@step('own user')
def _():
    global own_id
    user = UsersApi(client).get_own_user()
    assert user.role == Role.OWNER
    own_id = user.user_id


@step('subscribe to a new channel')
def _():
    channel = ChannelToJoin(name='sdks', description='Tried by SDKs')
    response = ChannelsApi(client).create_subscriptions(CreateSubscriptionsRequest(subscriptions=[channel]))
    assert list(response.subscribed.values()) == [['sdks']]


@step('register a queue')
def _():
    global queue_id
    response = events.register_queue(RegisterQueueRequest(event_types=['message']))
    queue_id = response.queue_id
    assert isinstance(queue_id, str)


@step('send a channel message')
def _():
    global message_id
    body = SendMessageRequest(
        type=SentMessageType.CHANNEL, to=SendMessageRequestTo('sdks'), topic='hello', content='Hello, **SDK**'
    )
    message_id = messages.send_message(body).id
    assert message_id > 0


@step('send a direct message')
def _():
    body = SendMessageRequest(type=SentMessageType.DIRECT, to=SendMessageRequestTo([own_id]), content='Note to self')
    assert messages.send_message(body).id > message_id


@step('get the message event')
def _():
    response = events.get_events(queue_id=queue_id, last_event_id=-1)
    [first, _] = [
        event.actual_instance
        for event in response.events
        if isinstance(event.actual_instance, MessageEvent)
    ]
    assert first.message.content == 'Hello, **SDK**'


@step('get messages with a narrow')
def _():
    response = messages.list_messages(
        anchor=str(message_id),
        num_before=0,
        num_after=5,
        narrow=json.dumps([{'operator': 'channel', 'operand': 'sdks'}]),
        apply_markdown=False,
    )
    assert [(message.id, message.content) for message in response.messages] == [(message_id, 'Hello, **SDK**')]


@step('large anchor')
def _():
    response = messages.list_messages(anchor='10000000000000000', num_before=1, num_after=0)
    assert response.anchor == 10_000_000_000_000_000


@step('star a message')
def _():
    body = UpdateMessageFlagsRequest(messages=[message_id], op='add', flag='starred')
    assert messages.update_message_flags(body).messages == [message_id]


@step('add a reaction')
def _():
    response = messages.create_reaction(message_id, CreateReactionRequest(emoji_name='tada'))
    assert response.result == 'success'


@step('upload a file')
def _():
    response = AttachmentsApi(client).upload_file(('notes.txt', b'Some notes'))
    assert response.filename == 'notes.txt'


@step('update settings')
def _():
    body = UpdateSettingsRequest(twenty_four_hour_time=True)
    assert SettingsApi(client).update_settings(update_settings_request=body).result == 'success'


@step('create a user group')
def _():
    body = CreateUserGroupRequest(name='sdk-makers', description='Makers of SDKs', members=[own_id])
    assert UserGroupsApi(client).create_user_group(body).group_id > 0


@step('error with its code')
def _():
    body = SendMessageRequest(
        type=SentMessageType.CHANNEL, to=SendMessageRequestTo('no such channel'), topic='hello', content='Hello'
    )
    try:
        messages.send_message(body)
        raise AssertionError('no error')
    except BadRequestException as error:
        assert error.data.code == ErrorCode.STREAM_DOES_NOT_EXIST


@step('delete the queue')
def _():
    assert events.delete_queue(queue_id).result == 'success'
