package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"

	"scenario/sdk"
)

var (
	ownId     int64
	queueId   string
	messageId int64
)

func channelMessage(channel, content string) sdk.SendMessageRequest {
	message := sdk.NewSendMessageRequest(sdk.SENTMESSAGETYPE_CHANNEL, content)
	message.SetTo(sdk.StringAsSendMessageRequestTo(&channel))
	message.SetTopic("hello")
	return *message
}

func main() {
	configuration := sdk.NewConfiguration()
	configuration.Servers = sdk.ServerConfigurations{{URL: os.Getenv("API_URL")}}
	client := sdk.NewAPIClient(configuration)
	login := sdk.BasicAuth{UserName: os.Getenv("EMAIL"), Password: os.Getenv("API_KEY")}
	ctx := context.WithValue(context.Background(), sdk.ContextBasicAuth, login)

	step("server settings", func() error {
		settings, _, err := client.OrganizationAPI.GetServerSettings(ctx).Execute()
		if err != nil {
			return err
		}
		return expect(settings.GetZulipFeatureLevel() > 0, true)
	})

	step("own user", func() error {
		user, _, err := client.UsersAPI.GetOwnUser(ctx).Execute()
		if err != nil {
			return err
		}
		ownId = user.GetUserId()
		return expect(user.GetRole(), sdk.ROLE_OWNER)
	})

	step("subscribe to a new channel", func() error {
		channel := sdk.NewChannelToJoin("sdks")
		body := sdk.NewCreateSubscriptionsRequest([]sdk.ChannelToJoin{*channel})
		response, _, err := client.ChannelsAPI.CreateSubscriptions(ctx).CreateSubscriptionsRequest(*body).Execute()
		if err != nil {
			return err
		}
		return expect(response.GetSubscribed()[os.Getenv("EMAIL")], []string{"sdks"})
	})

	step("register a queue", func() error {
		body := sdk.NewRegisterQueueRequest()
		body.SetEventTypes([]string{"message"})
		queue, _, err := client.EventsAPI.RegisterQueue(ctx).RegisterQueueRequest(*body).Execute()
		if err != nil {
			return err
		}
		queueId = queue.GetQueueId()
		return expect(queueId != "", true)
	})

	step("send a channel message", func() error {
		body := channelMessage("sdks", "Hello, **SDK**")
		sent, _, err := client.MessagesAPI.SendMessage(ctx).SendMessageRequest(body).Execute()
		if err != nil {
			return err
		}
		messageId = sent.GetId()
		return expect(messageId > 0, true)
	})

	step("send a direct message", func() error {
		body := sdk.NewSendMessageRequest(sdk.SENTMESSAGETYPE_DIRECT, "Note to self")
		body.SetTo(sdk.ArrayOfInt64AsSendMessageRequestTo(&[]int64{ownId}))
		sent, _, err := client.MessagesAPI.SendMessage(ctx).SendMessageRequest(*body).Execute()
		if err != nil {
			return err
		}
		return expect(sent.GetId() > messageId, true)
	})

	step("get the message event", func() error {
		response, _, err := client.EventsAPI.GetEvents(ctx).QueueId(queueId).LastEventId(-1).Execute()
		if err != nil {
			return err
		}
		var contents []string
		for _, event := range response.GetEvents() {
			if event.MessageEvent != nil {
				contents = append(contents, event.MessageEvent.Message.GetContent())
			}
		}
		return expect(contents, []string{"Hello, **SDK**", "Note to self"})
	})

	step("get messages with a narrow", func() error {
		response, _, err := client.MessagesAPI.ListMessages(ctx).
			Anchor(strconv.FormatInt(messageId, 10)).NumBefore(0).NumAfter(5).
			Narrow(`[{"operator": "channel", "operand": "sdks"}]`).Execute()
		if err != nil {
			return err
		}
		var ids []int64
		for _, message := range response.GetMessages() {
			ids = append(ids, message.GetId())
		}
		return expect(ids, []int64{messageId})
	})

	step("large anchor", func() error {
		response, _, err := client.MessagesAPI.ListMessages(ctx).
			Anchor("10000000000000000").NumBefore(1).NumAfter(0).Execute()
		if err != nil {
			return err
		}
		return expect(response.GetAnchor(), 10_000_000_000_000_000)
	})

	step("star a message", func() error {
		body := sdk.NewUpdateMessageFlagsRequest([]int64{messageId}, "add", "starred")
		response, _, err := client.MessagesAPI.UpdateMessageFlags(ctx).UpdateMessageFlagsRequest(*body).Execute()
		if err != nil {
			return err
		}
		return expect(response.GetMessages(), []int64{messageId})
	})

	step("add a reaction", func() error {
		body := sdk.NewCreateReactionRequest("tada")
		_, _, err := client.MessagesAPI.CreateReaction(ctx, messageId).CreateReactionRequest(*body).Execute()
		return err
	})

	step("upload a file", func() error {
		if err := os.WriteFile("notes.txt", []byte("Some notes"), 0o600); err != nil {
			return err
		}
		file, err := os.Open("notes.txt")
		if err != nil {
			return err
		}
		response, _, err := client.AttachmentsAPI.UploadFile(ctx).Filename(file).Execute()
		if err != nil {
			return err
		}
		return expect(response.GetFilename(), "notes.txt")
	})

	step("update settings", func() error {
		body := sdk.NewUpdateSettingsRequest()
		body.SetTwentyFourHourTime(true)
		_, _, err := client.SettingsAPI.UpdateSettings(ctx).UpdateSettingsRequest(*body).Execute()
		return err
	})

	step("create a user group", func() error {
		body := sdk.NewCreateUserGroupRequest("sdk-makers", "Makers of SDKs", []int64{ownId})
		group, _, err := client.UserGroupsAPI.CreateUserGroup(ctx).CreateUserGroupRequest(*body).Execute()
		if err != nil {
			return err
		}
		return expect(group.GetGroupId() > 0, true)
	})

	step("error with its code", func() error {
		body := channelMessage("no such channel", "Hello")
		_, _, err := client.MessagesAPI.SendMessage(ctx).SendMessageRequest(body).Execute()
		var failure *sdk.GenericOpenAPIError
		if !errors.As(err, &failure) {
			return fmt.Errorf("another error: %w", err)
		}
		refusal, ok := failure.Model().(sdk.SendMessageBadRequestError)
		if !ok {
			return fmt.Errorf("another model: %T", failure.Model())
		}
		return expect(refusal.GetCode(), sdk.ERRORCODE_STREAM_DOES_NOT_EXIST)
	})

	step("delete the queue", func() error {
		_, _, err := client.EventsAPI.DeleteQueue(ctx).QueueId(queueId).Execute()
		return err
	})
}
