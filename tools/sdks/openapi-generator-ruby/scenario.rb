require 'uri'

require_relative 'gems'
require_relative 'step'
require 'openapi_client'

include OpenapiClient

OpenapiClient.configure do |config|
  url = URI(ENV.fetch('API_URL'))
  config.scheme = url.scheme
  config.host = "#{url.host}:#{url.port}"
  config.base_path = url.path
  config.username = ENV.fetch('EMAIL')
  config.password = ENV.fetch('API_KEY')
end

messages = MessagesApi.new
events = EventsApi.new

own_id = queue_id = message_id = nil

step 'server settings' do
  settings = OrganizationApi.new.get_server_settings
  assert_equal(true, settings.zulip_feature_level.positive?)
end

step 'own user' do
  user = UsersApi.new.get_own_user
  assert_equal(Role::OWNER, user.role)
  own_id = user.user_id
end

step 'subscribe to a new channel' do
  channel = ChannelToJoin.new(name: 'sdks', description: 'Tried by SDKs')
  response = ChannelsApi.new.create_subscriptions(CreateSubscriptionsRequest.new(subscriptions: [channel]))
  assert_equal([['sdks']], response.subscribed.values)
end

step 'register a queue' do
  body = RegisterQueueRequest.new(event_types: ['message'])
  queue_id = events.register_queue(register_queue_request: body).queue_id
  assert_equal(String, queue_id.class)
end

step 'send a channel message' do
  body = SendMessageRequest.new(
    type: SentMessageType::CHANNEL, to: 'sdks', topic: 'hello', content: 'Hello, **SDK**'
  )
  message_id = messages.send_message(body).id
  assert_equal(true, message_id.positive?)
end

step 'send a direct message' do
  body = SendMessageRequest.new(type: SentMessageType::DIRECT, to: [own_id], content: 'Note to self')
  assert_equal(true, messages.send_message(body).id > message_id)
end

step 'get the message event' do
  response = events.get_events(queue_id: queue_id, last_event_id: -1)
  first = response.events.grep(MessageEvent).first
  assert_equal('Hello, **SDK**', first.message.content)
end

step 'get messages with a narrow' do
  response = messages.list_messages(
    0, 5,
    anchor: message_id.to_s,
    narrow: JSON.generate([{ operator: 'channel', operand: 'sdks' }]),
    apply_markdown: false
  )
  assert_equal([[message_id, 'Hello, **SDK**']], response.messages.map { |message| [message.id, message.content] })
end

step 'large anchor' do
  assert_equal(10_000_000_000_000_000, messages.list_messages(1, 0, anchor: '10000000000000000').anchor)
end

step 'star a message' do
  body = UpdateMessageFlagsRequest.new(messages: [message_id], op: 'add', flag: 'starred')
  assert_equal([message_id], messages.update_message_flags(body).messages)
end

step 'add a reaction' do
  response = messages.create_reaction(message_id, CreateReactionRequest.new(emoji_name: 'tada'))
  assert_equal('success', response.result)
end

step 'upload a file' do
  File.write('notes.txt', 'Some notes')
  assert_equal('notes.txt', AttachmentsApi.new.upload_file(File.new('notes.txt')).filename)
end

step 'update settings' do
  body = UpdateSettingsRequest.new(twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3)
  assert_equal('success', SettingsApi.new.update_settings(update_settings_request: body).result)
end

step 'create a user group' do
  body = CreateUserGroupRequest.new(name: 'sdk-makers', description: 'Makers of SDKs', members: [own_id])
  assert_equal(true, UserGroupsApi.new.create_user_group(body).group_id.positive?)
end

step 'error with its code' do
  body = SendMessageRequest.new(
    type: SentMessageType::CHANNEL, to: 'no such channel', topic: 'hello', content: 'Hello'
  )
  begin
    messages.send_message(body)
    raise 'no error'
  rescue ApiError => error
    assert_equal(ErrorCode::STREAM_DOES_NOT_EXIST, JSON.parse(error.response_body)['code'])
  end
end

step 'delete the queue' do
  assert_equal('success', events.delete_queue(queue_id).result)
end
