import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

public final class Scenario {
  interface Run {
    void run() throws Exception;
  }

  static final ApiClient client =
      Client.create(System.getenv("API_URL"), System.getenv("EMAIL"), System.getenv("API_KEY"));
  static final MessagesApi messages = new MessagesApi(client);
  static final EventsApi events = new EventsApi(client);
  static final ChannelsApi channels = new ChannelsApi(client);

  static long ownId;
  static String queueId;
  static long messageId;

  static void step(String name, Run run) {
    try {
      run.run();
      System.out.println("ok " + name);
    } catch (Throwable error) {
      System.out.println("failed " + name + ": " + String.valueOf(error).lines().findFirst().orElse(""));
    }
  }

  static void check(boolean holds, Object actual) {
    if (!holds) throw new AssertionError("got " + actual);
  }

  static SendMessageRequest channelMessage(String channel, String content) {
    return new SendMessageRequest()
        .type(SentMessageType.CHANNEL)
        .to(new SendMessageRequestTo(channel))
        .topic("hello")
        .content(content);
  }

  public static void main(String[] args) {
    step("server settings", () -> {
      var settings = new OrganizationApi(client).getServerSettings();
      check(settings.getZulipFeatureLevel() > 0, settings);
    });

    step("own user", () -> {
      var user = new UsersApi(client).getOwnUser();
      check(user.getRole() == Role.OWNER, user.getRole());
      ownId = user.getUserId();
    });

    step("subscribe to a new channel", () -> {
      var channel = new ChannelToJoin().name("sdks").description("Tried by SDKs");
      var response =
          channels.createSubscriptions(new CreateSubscriptionsRequest().addSubscriptionsItem(channel), null);
      check(response.getSubscribed().containsValue(List.of("sdks")), response);
    });

    step("register a queue", () -> {
      queueId = events.registerQueue(new RegisterQueueRequest().addEventTypesItem("message")).getQueueId();
      check(!queueId.isEmpty(), queueId);
    });

    step("send a channel message", () -> {
      messageId = messages.sendMessage(channelMessage("sdks", "Hello, **SDK**"), null).getId();
      check(messageId > 0, messageId);
    });

    step("send a direct message", () -> {
      var request =
          new SendMessageRequest()
              .type(SentMessageType.DIRECT)
              .to(Client.recipient(ownId))
              .content("Note to self");
      check(messages.sendMessage(request, null).getId() > messageId, request);
    });

    step("get the message event", () -> {
      var response =
          events.getEvents(
              queueId, -1L, null, null, null, null, null, null, null, null, null, null, null);
      var contents =
          response.getEvents().stream()
              .map(Event::getActualInstance)
              .filter(MessageEvent.class::isInstance)
              .map(event -> ((MessageEvent) event).getMessage().getContent())
              .toList();
      check(contents.equals(List.of("Hello, **SDK**", "Note to self")), contents);
    });

    step("get messages with a narrow", () -> {
      var narrow = "[{\"operator\": \"channel\", \"operand\": \"sdks\"}]";
      var found =
          messages.listMessages(0L, 5L, String.valueOf(messageId), null, narrow, null, false, null).getMessages();
      check(found.size() == 1 && found.get(0).getId() == messageId, found);
    });

    step("large anchor", () -> {
      var response = messages.listMessages(1L, 0L, "10000000000000000", null, null, null, null, null);
      check(response.getAnchor() == 10_000_000_000_000_000L, response.getAnchor());
    });

    step("star a message", () -> {
      var request = new UpdateMessageFlagsRequest().addMessagesItem(messageId).op("add").flag("starred");
      var changed = messages.updateMessageFlags(request, null).getMessages();
      check(changed.equals(List.of(messageId)), changed);
    });

    step("add a reaction", () -> {
      var response = messages.createReaction(messageId, new CreateReactionRequest().emojiName("tada"), null);
      check(response.getMsg().isEmpty(), response);
    });

    step("upload a file", () -> {
      File file = Files.writeString(Path.of("notes.txt"), "Some notes").toFile();
      var response = new AttachmentsApi(client).uploadFile(file, null);
      check(response.getFilename().equals("notes.txt"), response);
    });

    step("update settings", () -> {
      var request = new UpdateSettingsRequest().twentyFourHourTime(true);
      var response = new SettingsApi(client).updateSettings(null, request);
      check(response.getMsg().isEmpty(), response);
    });

    step("create a user group", () -> {
      var request =
          new CreateUserGroupRequest().name("sdk-makers").description("Makers of SDKs").addMembersItem(ownId);
      var response = new UserGroupsApi(client).createUserGroup(request, null);
      check(response.getGroupId() > 0, response);
    });

    step("error with its code", () -> {
      try {
        messages.sendMessage(channelMessage("no such channel", "Hello"), null);
        check(false, "no error");
      } catch (ApiException exception) {
        var error = Client.error(exception);
        check(error.getCode() == ErrorCode.STREAM_DOES_NOT_EXIST, error);
      }
    });

    step("delete the queue", () -> {
      var response = events.deleteQueue(queueId);
      check(response.getMsg().isEmpty(), response);
    });

    System.exit(0);
  }
}
