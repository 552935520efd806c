<?php

require 'autoload.php';
require 'step.php';

use OpenAPI\Client\Api\AttachmentsApi;
use OpenAPI\Client\Api\ChannelsApi;
use OpenAPI\Client\Api\EventsApi;
use OpenAPI\Client\Api\MessagesApi;
use OpenAPI\Client\Api\OrganizationApi;
use OpenAPI\Client\Api\SettingsApi;
use OpenAPI\Client\Api\UserGroupsApi;
use OpenAPI\Client\Api\UsersApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\ChannelToJoin;
use OpenAPI\Client\Model\CreateReactionRequest;
use OpenAPI\Client\Model\CreateSubscriptionsRequest;
use OpenAPI\Client\Model\CreateUserGroupRequest;
use OpenAPI\Client\Model\ErrorCode;
use OpenAPI\Client\Model\MessageEvent;
use OpenAPI\Client\Model\RegisterQueueRequest;
use OpenAPI\Client\Model\Role;
use OpenAPI\Client\Model\SendMessageRequest;
use OpenAPI\Client\Model\SentMessageType;
use OpenAPI\Client\Model\UpdateMessageFlagsRequest;
use OpenAPI\Client\Model\UpdateSettingsRequest;
use OpenAPI\Client\ObjectSerializer;

Configuration::getDefaultConfiguration()
    ->setHost(getenv('API_URL'))
    ->setUsername(getenv('EMAIL'))
    ->setPassword(getenv('API_KEY'))
    ->setBooleanFormatForQueryString('string');

$messages = new MessagesApi();
$events = new EventsApi();

$ownId = $queueId = $messageId = null;

step('server settings', function (): void {
    assertSame(true, (new OrganizationApi())->getServerSettings()->getZulipFeatureLevel() > 0);
});

step('own user', function () use (&$ownId): void {
    $user = (new UsersApi())->getOwnUser();
    assertSame(Role::OWNER, $user->getRole());
    $ownId = $user->getUserId();
});

step('subscribe to a new channel', function (): void {
    $channel = new ChannelToJoin(['name' => 'sdks', 'description' => 'Tried by SDKs']);
    $body = new CreateSubscriptionsRequest(['subscriptions' => [$channel]]);
    assertSame([['sdks']], array_values((new ChannelsApi())->createSubscriptions($body)->getSubscribed()));
});

step('register a queue', function () use ($events, &$queueId): void {
    $queueId = $events->registerQueue(new RegisterQueueRequest(['event_types' => ['message']]))->getQueueId();
    assertSame(true, is_string($queueId));
});

step('send a channel message', function () use ($messages, &$messageId): void {
    $messageId = $messages->sendMessage(new SendMessageRequest([
        'type' => SentMessageType::CHANNEL,
        'to' => 'sdks',
        'topic' => 'hello',
        'content' => 'Hello, **SDK**',
    ]))->getId();
    assertSame(true, $messageId > 0);
});

step('send a direct message', function () use ($messages, &$ownId, &$messageId): void {
    $body = ['type' => SentMessageType::DIRECT, 'to' => [$ownId], 'content' => 'Note to self'];
    assertSame(true, $messages->sendMessage(new SendMessageRequest($body))->getId() > $messageId);
});

step('get the message event', function () use ($events, &$queueId): void {
    [$first] = $events->getEvents(queue_id: $queueId, last_event_id: -1)->getEvents();
    $event = ObjectSerializer::deserialize($first, MessageEvent::class);
    assertSame('Hello, **SDK**', $event->getMessage()->getContent());
});

step('get messages with a narrow', function () use ($messages, &$messageId): void {
    $found = $messages->listMessages(
        anchor: (string) $messageId,
        num_before: 0,
        num_after: 5,
        narrow: json_encode([['operator' => 'channel', 'operand' => 'sdks']]),
        apply_markdown: false,
    )->getMessages();
    assertSame(1, count($found));
    assertSame([$messageId, 'Hello, **SDK**'], [$found[0]->getId(), $found[0]->getContent()]);
});

step('large anchor', function () use ($messages): void {
    $anchor = $messages->listMessages(anchor: '10000000000000000', num_before: 1, num_after: 0)->getAnchor();
    assertSame(10_000_000_000_000_000, $anchor);
});

step('star a message', function () use ($messages, &$messageId): void {
    $body = new UpdateMessageFlagsRequest(['messages' => [$messageId], 'op' => 'add', 'flag' => 'starred']);
    assertSame([$messageId], $messages->updateMessageFlags($body)->getMessages());
});

step('add a reaction', function () use ($messages, &$messageId): void {
    $body = new CreateReactionRequest(['emoji_name' => 'tada']);
    assertSame('success', $messages->createReaction($messageId, $body)->getResult());
});

step('upload a file', function (): void {
    file_put_contents('notes.txt', 'Some notes');
    $response = (new AttachmentsApi())->uploadFile(new SplFileObject('notes.txt'));
    assertSame('notes.txt', $response->getFilename());
});

step('update settings', function (): void {
    $body = new UpdateSettingsRequest(['twenty_four_hour_time' => true, 'web_mark_read_on_scroll_policy' => 3]);
    assertSame('success', (new SettingsApi())->updateSettings(update_settings_request: $body)->getResult());
});

step('create a user group', function () use (&$ownId): void {
    $body = ['name' => 'sdk-makers', 'description' => 'Makers of SDKs', 'members' => [$ownId]];
    assertSame(true, (new UserGroupsApi())->createUserGroup(new CreateUserGroupRequest($body))->getGroupId() > 0);
});

step('error with its code', function () use ($messages): void {
    try {
        $messages->sendMessage(new SendMessageRequest([
            'type' => SentMessageType::CHANNEL,
            'to' => 'no such channel',
            'topic' => 'hello',
            'content' => 'Hello',
        ]));
        throw new Exception('no error');
    } catch (ApiException $error) {
        assertSame(ErrorCode::STREAM_DOES_NOT_EXIST, $error->getResponseObject()->getCode());
    }
});

step('delete the queue', function () use ($events, &$queueId): void {
    assertSame('success', $events->deleteQueue($queueId)->getResult());
});
